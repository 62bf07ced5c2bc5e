// Rules on the page: every preset, refusals, three and four players, the pie rule.
import { breathe, check, equal, legalPits, newGame, position, screenshot, toPlay } from './support.mjs';

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
  ...presets.map((preset) => [
    `${preset} starts and is played`,
    async ({ page }) => {
      await newGame(page, { preset, seats: ['person'] });
      check(await toPlay(page), 'the game is over at its start');
      const before = await position(page);
      await legalPits(page).last().click();
      await page.locator('#text-board', { hasText: before }).waitFor({ state: 'detached' });
      await page.locator('.turns tbody tr').first().waitFor();
      equal(await page.locator('.line[role="alert"]').count(), 0, 'failures');
      check((await page.locator('.rules-size').textContent()).length > 10, 'the rules are not shown');
    },
  ]),
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
      await legalPits(page).first().waitFor({ state: 'attached' });
      equal(await page.locator('.pie').count(), 0, 'the question after the answer');
      check((await page.locator('.turns tbody').textContent()).includes('swap'), 'the swap is not in the list');
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
