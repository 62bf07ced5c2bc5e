// Players on the page: all of them on either side, their options, what they tell.
import {
  accessible,
  check,
  equal,
  kQuick,
  legalPits,
  newGame,
  noSidewaysScroll,
  resize,
  screenshot,
  settled,
} from './support.mjs';

const players = [
  'random',
  'rules',
  'breadth-first',
  'alpha-beta',
  'level-1',
  'level-2',
  'level-3',
  'level-4',
  'level-5:time=0.1',
  'engine:time=0.1',
  'perfect:time=0.1',
];
const nameOf = (player) => player.split(':')[0];

const dialogOf = (page) => page.locator('#dialog-new-game');
const openDialog = (page) => page.locator('.table').getByRole('button', { name: 'New game' }).first().click();
const noteOf = (page, name) =>
  page.locator('.plate', { has: page.getByText(name, { exact: true }) }).locator('.plate-note');

/** Goes on with a game as the page stores it. */
async function goOn(page, match) {
  await page.evaluate((stored) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('kalah.game.'));
    localStorage.setItem(key, JSON.stringify({ version: 1, match: stored }));
  }, match);
  await page.reload();
  await page.locator('.plate-name').first().waitFor();
}

/** Works by structure, so in any language. */
async function openOptions(page) {
  await page.locator('.tools .button').nth(2).click();
  for (const [side, player] of ['alpha-beta', 'engine'].entries()) {
    await dialogOf(page).locator(`#seat-${side}`).selectOption(player);
    await dialogOf(page).locator('.seat-options summary').nth(side).click();
  }
}

async function dialogFits(page, what) {
  await noSidewaysScroll(page, what);
  const [inner, outer] = await page.locator('.dialog-body').evaluate((body) => [body.scrollWidth, body.clientWidth]);
  check(inner <= outer, `${what}: the dialog is ${inner} px wide in ${outer}`);
}

const looks = (language) => [
  `the options of players in ${language}: no axe violations, fit on 320 px`,
  async ({ page }) => {
    await openOptions(page);
    const last = page.locator('#seat-1-depth');
    await last.fill('0');
    await last.blur();
    await page.locator('#seat-1-depth-error').waitFor();
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await resize(page, 1280, 800);
      await page.locator('#seat-0').scrollIntoViewIfNeeded();
      await settled(page);
      await accessible(page, `options, ${colorScheme}`);
      await dialogFits(page, '1280 x 800');
      await screenshot(page, `options-${language}-${colorScheme}`);
      await resize(page, 320, 568);
      await dialogFits(page, '320 x 568');
      for (const side of [0, 1]) {
        await page.locator(`#seat-${side}`).evaluate((select) => select.closest('.seat').scrollIntoView());
        await screenshot(page, `options-${language}-${colorScheme}-320-${side}`);
      }
    }
  },
  { settings: { ...kQuick, language } },
];

export const tests = [
  [
    'every player can be chosen on either side and moves',
    async ({ page }) => {
      await openDialog(page);
      const offered = await dialogOf(page)
        .locator('#seat-0 option')
        .evaluateAll((options) => options.map((option) => option.value));
      equal(offered.sort().join(' '), ['person', ...players.map(nameOf)].sort().join(' '), 'the players offered');
      for (const side of [0, 1]) {
        for (const player of players) {
          await dialogOf(page).locator(`#seat-${side}`).selectOption(nameOf(player));
          const says = await dialogOf(page).locator(`#seat-${side}-says`).textContent();
          check(says.length > 20, `${player}: the page does not say how it plays`);
        }
      }
      await page.keyboard.press('Escape');
      for (const [i, south] of players.entries()) {
        const north = players[(i + 1) % players.length];
        await newGame(page, { preset: 'modern', seats: [south, north] });
        const [first, second] = await page.locator('.plate-name').allTextContents();
        check(first !== second, `${south} and ${north} go by one name: ${first}`);
        // Both columns of the first row hold sowings once each has moved.
        await page.waitForFunction(() =>
          [...document.querySelectorAll('.turns tbody tr:first-child td')].every((cell) => /\d/.test(cell.textContent)),
        );
        equal(await page.locator('.line[role="alert"]').count(), 0, `${south} against ${north}: failures`);
      }
    },
  ],
  [
    'options are kept: in the game, after a reload, for the next game',
    async ({ page, context, url }) => {
      await newGame(page, { preset: 'modern', seats: ['person', 'alpha-beta:depth=3,time=0.5,seed=7'] });
      const note = (where) => noteOf(where, 'Alpha-beta').filter({ hasText: 'depth 3, 0.5 s, lot 7' }).waitFor();
      const stays = async () => {
        await openDialog(page);
        const values = await dialogOf(page)
          .locator('.seat-options input')
          .evaluateAll((inputs) => inputs.map((input) => input.value));
        equal(values.join(' '), '3 0.5  7', 'the options in the dialog');
        equal(await dialogOf(page).locator('#seat-1').inputValue(), 'alpha-beta', 'the player in the dialog');
        await page.keyboard.press('Escape');
      };
      await note(page);
      await stays();
      await legalPits(page).first().click();
      await page.waitForFunction(() => document.querySelectorAll('.turns td')[1]?.textContent !== '');
      await page.reload();
      await note(page);
      await stays();
      const other = await context.newPage();
      await other.goto(url);
      await note(other);
    },
  ],
  [
    'a refused option is told in words and nothing can be started',
    async ({ page }) => {
      await openDialog(page);
      const dialog = dialogOf(page);
      const start = dialog.getByRole('button', { name: 'Start' });
      await dialog.locator('#seat-1').selectOption('alpha-beta');
      await dialog.locator('.seat-options summary').click();
      const depth = dialog.locator('#seat-1-depth');
      await depth.fill('41');
      await depth.blur();
      await dialog.locator('#seat-1-depth-error', { hasText: '“41” is not possible' }).waitFor();
      await dialog.locator('#seat-1-depth-error', { hasText: 'from 1 to 40' }).waitFor();
      check(await start.isDisabled(), 'a refused option can be started');
      equal(await depth.getAttribute('aria-invalid'), 'true', 'the mark of the field');
      await depth.fill('4');
      await dialog.locator('#seat-1-depth-error').waitFor({ state: 'detached' });
      check(await start.isEnabled(), 'the mended option cannot be started');
      await dialog.locator('#seat-1-seed').fill('seven');
      await page.keyboard.press('Enter');
      await dialog.locator('#seat-1-seed-error', { hasText: '“seven” is not possible' }).waitFor();
      check(await dialog.isVisible(), 'a game has started with what the core refuses');
      await dialog.locator('#seat-1').selectOption('rules');
      equal(await dialog.locator('.seat-options').count(), 0, 'options of a player without any');
      check(await start.isEnabled(), 'a player without options cannot be started');
    },
  ],
  [
    'perfect tells whether it has played exactly',
    async ({ page }) => {
      await newGame(page, { preset: 'standard', seats: ['perfect:time=0.1', 'person'] });
      await noteOf(page, 'Perfect').filter({ hasText: 'estimate' }).waitFor();
      await goOn(page, {
        rules: '6x4',
        start: '0,0,0,2,0,1,20/1,0,1,0,0,2,21 S',
        first: 0,
        seats: ['perfect', 'person'],
        entries: [],
        redo: [],
      });
      const note = noteOf(page, 'Perfect').filter({ hasText: /^exact, / });
      await note.waitFor();
      const told = await note.textContent();
      await screenshot(page, 'perfect');
      await page
        .locator('[role="status"]', { hasText: 'Perfect on the result: exact, ' })
        .waitFor({ state: 'attached' });
      await page.reload();
      await note.waitFor();
      equal(await note.textContent(), told, 'what is told after a reload');
    },
  ],
  looks('en'),
  looks('ru'),
];
