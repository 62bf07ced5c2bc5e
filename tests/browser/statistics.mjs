// Finished games are counted, a match has its score, and everything goes into one file and back.
import { check, equal, legalPits, newGame, screenshot, toPlay } from './support.mjs';
import { readFile } from 'node:fs/promises';

/** A game that one sowing ends: South takes the last seed of its row home. */
const kLast = {
  rules: '6x4',
  start: '0,0,0,0,0,1,30/1,0,0,0,0,0,16 S',
  first: 0,
  redo: [],
  help: false,
  paused: false,
};

async function enter(page, match) {
  await page.evaluate((stored) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('kalah.game.'));
    localStorage.setItem(key, JSON.stringify({ version: 2, match: stored }));
  }, match);
  await page.reload();
  await page.locator('.plate-name').first().waitFor();
}

async function statistics(page) {
  await page.locator('.menu-button').click();
  await page.locator('.menu').getByRole('button', { name: 'Statistics' }).click();
  await page.locator('#dialog-statistics').waitFor();
}

const closed = (page) => page.locator('#dialog-statistics').getByRole('button', { name: 'Close' }).click();

async function endGame(page) {
  await legalPits(page).first().click();
  await page.locator('.result').waitFor();
}

export const tests = [
  [
    'a finished game counts once; taken back it does not, played again it counts as helped',
    async ({ page }) => {
      await enter(page, { ...kLast, seats: ['person', 'level-1'], entries: [], id: '1-1' });
      await statistics(page);
      await page.locator('#dialog-statistics', { hasText: 'No finished games yet' }).waitFor();
      await closed(page);
      await endGame(page);
      await statistics(page);
      const row = page.locator('.stats tbody tr');
      equal((await row.locator('td').allTextContents()).join('|'), '1|1 / 0 / 0|+14|1|0', 'the first row');
      check((await row.textContent()).includes('against Level 1, as South'), 'the opponent');
      await screenshot(page, 'statistics-filled');
      await closed(page);
      await page.getByRole('button', { name: 'Look at the board' }).click();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await page.locator('.plate-turn', { hasText: 'Your move' }).waitFor();
      await statistics(page);
      await page.locator('#dialog-statistics', { hasText: 'No finished games yet' }).waitFor();
      await closed(page);
      await endGame(page);
      await statistics(page);
      await page.locator('.stats caption', { hasText: 'With undo, hints or values' }).waitFor();
      equal(await row.count(), 1, 'rows');
    },
  ],
  [
    'what is kept goes into one file and comes back; forgetting asks first',
    async ({ page }) => {
      await enter(page, { ...kLast, seats: ['person', 'level-1'], entries: [], id: '1-1' });
      await endGame(page);
      await statistics(page);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save everything to a file' }).click();
      const path = await (await saving).path();
      check((await readFile(path, 'utf8')).includes('kalah-backup'), 'the file is no backup');
      await page.getByRole('button', { name: 'Forget all' }).click();
      await page.locator('#dialog-statistics').getByRole('button', { name: 'Cancel' }).click();
      equal(await page.locator('.stats tbody tr').count(), 1, 'rows after thinking better of it');
      await page.getByRole('button', { name: 'Forget all' }).click();
      await page.getByRole('button', { name: 'Forget all' }).last().click();
      await page.locator('#dialog-statistics', { hasText: 'No finished games yet' }).waitFor();
      const file = page.locator('#dialog-statistics input[type="file"]');
      await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
      await page.locator('.done', { hasText: 'no file that this page has saved' }).waitFor();
      await file.setInputFiles(path);
      await page.locator('.done', { hasText: 'one finished game' }).waitFor();
      equal(await page.locator('.stats tbody tr').count(), 1, 'rows after taking the file in');
    },
  ],
  [
    'a match of two games keeps its score and names its winner',
    async ({ page }) => {
      await newGame(page, {
        preset: 'modern',
        seats: ['random', 'random'],
        axes: { pits: '2', seeds: '1' },
        rounds: 2,
      });
      await page.locator('.result').waitFor({ timeout: 30000 });
      await page.locator('.match-score', { hasText: 'Game 1 of 2.' }).waitFor();
      equal(await page.locator('.match-score strong').count(), 0, 'a winner after the first game');
      await screenshot(page, 'match');
      await page.getByRole('button', { name: 'Next game' }).click();
      await page.locator('.match-score', { hasText: 'Game 2 of 2.' }).waitFor({ timeout: 30000 });
      await page.locator('.match-score strong').waitFor();
      await page.getByRole('button', { name: 'Rematch' }).click();
      await page.locator('.match-score', { hasText: 'Game 1 of 2.' }).waitFor({ timeout: 30000 });
      check(!(await toPlay(page)), 'two computers leave nothing to play');
    },
  ],
];
