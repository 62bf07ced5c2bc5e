// Rules on the page: every preset, refusals, three and four players, the pie rule.
import { arrived, breathe, check, equal, legalPits, newGame, position, screenshot, toPlay } from './support.mjs';

const presets = [
  'standard',
  'modern',
  'novice',
  'expert',
  'twelve',
  'empty-capture',
  'no-capture',
  'cross',
  'avalanche',
  'dubner',
  'bantumi',
  'pie',
  'balanced',
  'nobody',
  'late-end',
  'tournament',
  'manchester',
  'three',
  'four',
  'partners',
];

async function players(page, count, preset) {
  await newGame(page, { preset, seats: ['person', ...Array(count - 1).fill('level-1')] });
  equal(await page.locator('.plate').count(), count, 'plates');
  for (let round = 0; round < 2; round++) {
    check(await toPlay(page), 'the game ended early');
    await legalPits(page).first().click();
    await breathe(page);
  }
  await toPlay(page);
  await screenshot(page, preset);
  await newGame(page, { preset, seats: Array(count).fill('random') });
  await page.locator('.result').waitFor({ timeout: 90000 });
  equal(await page.locator('.score li').count(), preset === 'partners' ? 2 : count, 'scores in the result');
  const counted = (await page.locator('.score strong').allTextContents()).map(Number);
  equal(
    counted.reduce((sum, seeds) => sum + seeds, 0),
    72,
    'seeds in the result',
  );
  await screenshot(page, `${preset}-result`);
}

export const tests = [
  [
    'every preset starts and is played',
    async ({ page }) => {
      await page.locator('.table').getByRole('button', { name: 'New game' }).click();
      const listed = page.locator('#dialog-new-game input[name="preset"]');
      const offered = await listed.evaluateAll((inputs) => inputs.map((input) => input.value));
      equal(offered.join(' '), presets.join(' '), 'the presets offered');
      await page.keyboard.press('Escape');
      for (const preset of presets) {
        await newGame(page, { preset, seats: ['person'] });
        check(await toPlay(page), `${preset}: the game is over at its start`);
        const before = await position(page);
        await legalPits(page).last().focus();
        await page.keyboard.press('Enter');
        await page.locator('#text-board', { hasText: before }).waitFor({ state: 'detached' });
        await page.locator('.turns tbody tr').first().waitFor();
        equal(await page.locator('.line[role="alert"]').count(), 0, `${preset}: failures`);
        check((await page.locator('.rules-size').textContent()).length > 10, `${preset}: the rules are not shown`);
      }
    },
  ],
  ['three players', ({ page }) => players(page, 3, 'three')],
  ['four players', ({ page }) => players(page, 4, 'four')],
  ['partners', ({ page }) => players(page, 4, 'partners')],
  [
    'a refused combination is told in words and cannot be started',
    async ({ page }) => {
      await page.locator('.table').getByRole('button', { name: 'New game' }).click();
      const dialog = page.locator('#dialog-new-game');
      await dialog.locator('.all-axes summary').click();
      await dialog.locator('#axis-teams').selectOption('yes');
      await dialog.locator('.error', { hasText: 'Teams need four players.' }).waitFor();
      check(await dialog.getByRole('button', { name: 'Start' }).isDisabled(), 'refused rules can be started');
      await dialog.locator('#axis-players').selectOption('4');
      await dialog.locator('#seat-3').waitFor();
      equal(await dialog.locator('.error').textContent(), '', 'the error after the repair');
      await dialog.locator('#axis-pits').fill('99');
      await dialog.locator('#axis-pits').blur();
      await dialog.locator('.error', { hasText: '99' }).waitFor();
    },
  ],
  [
    'own rules, a random deal and clockwise sowing start',
    async ({ page }) => {
      await newGame(page, {
        preset: 'modern',
        seats: ['person', 'person'],
        axes: { start: 'random', sow: 'cw', pits: '5' },
      });
      const seeds = (await position(page)).match(/\d+/g).map(Number);
      equal(seeds.length, 12, 'numbers on the board');
      equal(
        seeds.reduce((sum, one) => sum + one, 0),
        40,
        'seeds on the board',
      );
      const [left, right] = await Promise.all(
        [1, 5].map((pit) => page.getByRole('button', { name: new RegExp(`^pit ${pit} of South`) }).boundingBox()),
      );
      check(left.x > right.x, 'clockwise sowing is not mirrored');
    },
  ],
  [
    'a game starts from a position that is given',
    async ({ page }) => {
      await page.locator('.table').getByRole('button', { name: 'New game' }).click();
      const dialog = page.locator('#dialog-new-game');
      const field = dialog.locator('#position');
      const refused = (text) => dialog.locator('#position-error', { hasText: text }).waitFor();
      await dialog.locator('.all-axes summary').click();
      await dialog.locator('#axis-start').selectOption('set');
      await field.waitFor();
      // The core is asked for the position that is offered first.
      await page.waitForFunction(() => document.querySelector('#position').value === '4,4,4,4,4,4,0/4,4,4,4,4,4,0 S');
      await dialog.locator('#axis-pits').fill('3');
      await dialog.locator('#axis-pits').blur();
      await page.waitForFunction(() => document.querySelector('#position').value === '4,4,4,0/4,4,4,0 S');
      await field.fill('4,4/4,4,4,0 S');
      await dialog.getByRole('button', { name: 'Start' }).click();
      await refused('Row 1 has 2 numbers; with the store it must have 4.');
      await field.fill('0,0,0,9/1,2,3,0 S');
      await field.blur();
      await refused('the game is over already');
      await screenshot(page, 'position-refused');
      await field.fill('0,0,1,9/1,2,3,0 N');
      for (const side of [0, 1]) await dialog.locator(`#seat-${side}`).selectOption('person');
      await dialog.getByRole('button', { name: 'Start' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await arrived(page, 'South: 0 0 1; store 9. North: 1 2 3; store 0.');
      await page.locator('.plate.side-1.to-move').waitFor();
      await page.getByRole('button', { name: /^pit 3 of North/ }).click();
      await page.locator('.turns td', { hasText: '3' }).first().waitFor();
      await page.reload();
      await page.locator('.turns td', { hasText: '3' }).first().waitFor();
    },
  ],
  [
    'the pie rule: announced, swapped once, taken back',
    async ({ page }) => {
      await newGame(page, { preset: 'pie', seats: ['person', 'person'] });
      await page.locator('.line', { hasText: 'After the first turn the other player may swap sides.' }).waitFor();
      await newGame(page, { preset: 'pie', seats: ['level-1', 'person'] });
      await page.locator('.pie').waitFor();
      await screenshot(page, 'pie');
      equal(await page.locator('.plate').last().locator('.plate-note').textContent(), 'North', 'the seat before');
      await page.locator('.pie').getByRole('button', { name: 'Swap sides' }).click();
      await page.locator('.plate').last().locator('.plate-note', { hasText: 'South' }).waitFor();
      await page.locator('.turns td', { hasText: 'swap' }).waitFor();
      await legalPits(page).first().waitFor({ state: 'attached' });
      equal(await page.locator('.pie').count(), 0, 'the question after the answer');
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await page.locator('.pie').getByRole('button', { name: 'Keep my side' }).click();
      await page.locator('.pie').waitFor({ state: 'detached' });
      equal(
        await page.locator('.plate').last().locator('.plate-note').textContent(),
        'North',
        'the seat of one who keeps',
      );
    },
  ],
];
