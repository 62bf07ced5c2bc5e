// What the page remembers, and what it makes of broken memories.
import { breathe, check, equal, legalPits, newGame, ownPit, position } from './support.mjs';

const settled = (page) => page.locator('.plate-turn', { hasText: 'Your move' }).waitFor();

async function reload(page) {
  await page.reload();
  await page.locator('.plate-name').first().waitFor();
}

/** Breaks what is stored before the page's scripts run again. */
async function broken(page, text) {
  await page.evaluate((value) => {
    for (const key of Object.keys(localStorage)) if (key !== 'kalah.welcomed') localStorage.setItem(key, value);
  }, text);
  await reload(page);
}

const kBroken = [
  '',
  '{',
  '{"version":1}',
  '[1,2]',
  '{"version":1,"match":{"rules":"9x99","start":"start","first":0,"seats":["person","person"],"entries":[],"redo":[]}}',
];

export const tests = [
  [
    'a reload keeps the game, its turns and its help mark',
    async ({ page }) => {
      await newGame(page, { preset: 'standard', seats: ['person', 'level-1'] });
      await ownPit(page, 1).click();
      await breathe(page);
      await ownPit(page, 2).click();
      await settled(page);
      await legalPits(page).first().waitFor({ state: 'attached' });
      const before = await position(page);
      const turns = await page.locator('.turns tbody').textContent();
      await reload(page);
      equal(await position(page), before, 'the position after the reload');
      equal(await page.locator('.turns tbody').textContent(), turns, 'the turns after the reload');
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await page.locator('#text-board', { hasText: before }).waitFor({ state: 'detached' });
    },
  ],
  [
    'a reload while the computer thinks goes on with its thought',
    async ({ page }) => {
      await newGame(page, { preset: 'modern', seats: ['person', 'level-5'] });
      await ownPit(page, 6).click();
      await page.locator('.plate-turn', { hasText: 'Thinking' }).waitFor();
      await reload(page);
      await settled(page);
      check(!(await position(page)).includes('Level 5: 5 5 5 4 4 4;'), 'the computer has not moved');
    },
  ],
  [
    'a closed tab is taken up again by the next one',
    async ({ page, context, url }) => {
      await newGame(page, { preset: 'standard', seats: ['person', 'person'] });
      await legalPits(page).first().click();
      await page.locator('.turns tbody tr').first().waitFor();
      const before = await position(page);
      await page.close();
      const next = await context.newPage();
      await next.goto(url);
      await next.locator('.turns tbody tr').first().waitFor();
      equal(await position(next), before, 'the position in the new tab');
    },
  ],
  [
    'two tabs keep two games',
    async ({ page, context, url }) => {
      await newGame(page, { preset: 'standard', seats: ['person', 'person'] });
      await legalPits(page).first().click();
      await page.locator('.turns tbody tr').first().waitFor();
      const other = await context.newPage();
      await other.goto(url);
      await other.locator('.plate-name').first().waitFor();
      await newGame(other, { preset: 'novice', seats: ['person', 'person'] });
      await legalPits(other).nth(1).click();
      await other.locator('.turns tbody tr').first().waitFor();
      const [first, second] = [await position(page), await position(other)];
      await reload(page);
      await reload(other);
      equal(await position(page), first, 'the first tab');
      equal(await position(other), second, 'the second tab');
    },
  ],
  [
    'settings survive a reload',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Settings' }).first().click();
      await page.selectOption('#setting-theme', 'dark');
      await page.selectOption('#setting-language', 'ru');
      await page.locator('.dialog-buttons', { hasText: 'Закрыть' }).waitFor();
      await reload(page);
      equal(await page.locator('html').getAttribute('lang'), 'ru', 'the language');
      equal(await page.locator('html').getAttribute('data-theme'), 'dark', 'the colours');
    },
  ],
  [
    'broken storage gives a clean start',
    async ({ page }) => {
      for (const text of kBroken) {
        await ownPit(page, 3).focus();
        await page.keyboard.press('Enter');
        await page.locator('.turns tbody tr').first().waitFor();
        await broken(page, text);
        await page.locator('.line', { hasText: 'could not be read' }).waitFor();
        equal(await page.locator('.turns tbody tr').count(), 0, `turns after ${text}`);
      }
      await legalPits(page).first().click();
      await page.locator('.turns tbody tr').first().waitFor();
    },
  ],
  [
    'a game whose result is settled says so',
    async ({ page }) => {
      const match = {
        rules: '6x4',
        start: '0,0,0,0,2,1,26/4,4,4,4,2,1,0 S',
        first: 0,
        seats: ['person', 'level-1'],
        entries: [],
        redo: [],
      };
      await page.evaluate((stored) => {
        const key = Object.keys(localStorage).find((one) => one.startsWith('kalah.game.'));
        localStorage.setItem(key, JSON.stringify({ version: 1, match: stored }));
      }, match);
      await reload(page);
      await page.locator('.decided', { hasText: 'You can no longer be caught' }).waitFor();
      await ownPit(page, 6).click();
      await page.locator('.line', { hasText: 'Last seed in your store' }).waitFor();
    },
  ],
  [
    'a stored player the core does not know gives a clean start',
    async ({ page }) => {
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          localStorage.setItem(key, localStorage.getItem(key).replaceAll('level-2', 'oracle'));
        }
      });
      await reload(page);
      await page.locator('.line', { hasText: 'could not be read' }).waitFor();
      await page.locator('.plate-name', { hasText: 'Level 2' }).waitFor();
    },
  ],
  [
    'the first visit asks for rules and remembers the answer',
    async ({ page }) => {
      const dialog = page.locator('#dialog-welcome');
      await dialog.waitFor();
      check(await dialog.locator('input[value="modern"]').isChecked(), 'modern is not chosen at first');
      await dialog.getByText('Six seeds in each pit').click();
      await dialog.getByRole('button', { name: 'Play' }).click();
      await page.locator('#text-board', { hasText: 'You: 6 6 6 6 6 6' }).waitFor({ state: 'attached' });
      await page.reload();
      await page.locator('.plate-name').first().waitFor();
      equal(await dialog.isVisible(), false, 'the question on the second visit');
      check((await position(page)).startsWith('You: 6 6 6 6 6 6'), 'the rules on the second visit');
    },
    { settings: null },
  ],
  [
    'the first visit can be skipped',
    async ({ page }) => {
      await page.locator('#dialog-welcome').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('#dialog-welcome').waitFor({ state: 'hidden' });
      check((await position(page)).startsWith('You: 4 4 4 4 4 4'), 'the rules after skipping');
    },
    { settings: null },
  ],
];
