// Draws the pictures of README.md into docs/images: `node tests/browser/pictures.mjs`. Always the same moves, nothing moves.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kQuick, settled, startBrowser, startServer, visit } from './support.mjs';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));

const kMiddle = '3 4 3 2 4 3 6 1 6 1 5';
const pictures = [
  { name: 'board-light', rules: '6x4', moves: kMiddle, seats: ['person', 'level-3'], colorScheme: 'light' },
  { name: 'board-dark', rules: '6x4', moves: kMiddle, seats: ['person', 'level-3'], colorScheme: 'dark' },
  {
    name: 'phone',
    rules: '6x4',
    moves: kMiddle,
    seats: ['person', 'level-3'],
    colorScheme: 'light',
    viewport: { width: 390, height: 844 },
  },
  {
    name: 'four',
    rules: 'four',
    moves: '2 1 3 2 1 3 2 1 3 2 1 3 2',
    seats: ['person', 'level-2', 'level-3', 'level-4'],
    colorScheme: 'light',
  },
];

/** The game as the page stores it. Who decided an entry shows nowhere; the side to move is a person's. */
function stored({ rules, moves, seats }) {
  const entries = moves.split(' ').map((move) => ({ move, by: 'person' }));
  return { version: 1, match: { rules, start: 'start', first: 0, seats, entries, redo: [] } };
}

const server = await startServer();
const browser = await startBrowser({ keepScreenshots: true });
mkdirSync(folder, { recursive: true });
let failed = false;
for (const picture of pictures) {
  const { name, colorScheme, viewport = { width: 1280, height: 800 } } = picture;
  const { page, context } = await visit(browser, server.url, {
    settings: { ...kQuick, language: 'en' },
    colorScheme,
    viewport,
  });
  await page.evaluate((game) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('kalah.game.'));
    localStorage.setItem(key, JSON.stringify(game));
  }, stored(picture));
  await page.reload();
  await page.locator('.turns tbody tr').first().waitFor();
  if ((await page.locator('.plate-turn', { hasText: /^Your move/ }).count()) !== 1) {
    console.error(`${name}: the moves do not end with the person at the board to move`);
    failed = true;
  }
  await settled(page);
  await page.screenshot({ path: `${folder}${name}.png` });
  await context.close();
}
await browser.close();
server.stop();
process.exit(failed ? 1 : 0);
