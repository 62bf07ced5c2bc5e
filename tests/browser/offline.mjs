// The page without its server, and the page when a newer version comes.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  arrived,
  changedFrom,
  check,
  equal,
  legalPits,
  newGame,
  ownPit,
  position,
  startServer,
  toPlay,
} from './support.mjs';

const kTypes = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The built page as files, so that a test can put a newer version in its place. */
async function openPages() {
  const folder = new URL('../../build/page', import.meta.url).pathname;
  const pages = { version: 1, url: '', stop: () => undefined };
  const server = createServer((request, reply) => {
    const path = request.url === '/' ? '/index.html' : request.url;
    readFile(join(folder, path)).then(
      (content) => {
        reply.setHeader('content-type', kTypes[extname(path)] ?? 'application/octet-stream');
        reply.setHeader('cache-control', 'no-cache');
        reply.end(path === '/sw.js' ? `${content}\n// version ${pages.version}` : content);
      },
      () => {
        reply.statusCode = 404;
        reply.end();
      },
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  pages.url = `http://127.0.0.1:${server.address().port}/`;
  pages.stop = () => server.close();
  return pages;
}

/** Waits until the service worker has every piece and answers for the page. */
async function kept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

async function open(page, url) {
  await page.goto(url);
  await page.locator('.plate-name').first().waitFor();
}

async function newerVersion(page, pages) {
  pages.version++;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

const allowed = { serviceWorkers: 'allow' };

export const tests = [
  [
    'after the first visit it opens, plays and speaks without its server',
    async ({ page }) => {
      const server = await startServer();
      await open(page, server.url);
      await kept(page);
      await newGame(page, { preset: 'novice', seats: ['person', 'level-1'] });
      await server.stop();
      // Pieces that were never asked for: the thinking core, a dialog, a language.
      await ownPit(page, 1).click();
      check(await toPlay(page), 'the computer has not answered');
      const before = await position(page);
      await page.reload();
      await arrived(page, before);
      await page.locator('.menu-button').click();
      await page.locator('.menu').getByRole('button', { name: 'Statistics' }).click();
      await page.locator('#dialog-statistics').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.menu-button').click();
      await page.locator('.menu').getByRole('button', { name: 'Settings' }).click();
      await page.selectOption('#setting-language', 'ru');
      await page.locator('.dialog-buttons', { hasText: 'Закрыть' }).waitFor();
      await page.goto(`${server.url}p/6x4/0,0,0,0,2,1,26/4,4,4,4,2,1,0/S`);
      await arrived(page, '0 0 0 0 2 1');
    },
    { ...allowed, expectErrors: true },
  ],
  [
    'a newer version waits for a game under way and keeps it when it is taken',
    async ({ page }) => {
      const pages = await openPages();
      await open(page, pages.url);
      await kept(page);
      await newGame(page, { preset: 'modern', seats: ['person', 'person'] });
      const before = await position(page);
      await legalPits(page).first().click();
      await changedFrom(page, before);
      const played = await position(page);
      await page.evaluate(() => (window.stays = true));
      await newerVersion(page, pages);
      await page.locator('.news').waitFor();
      equal(await page.evaluate(() => window.stays), true, 'the page behind the news');
      await page.locator('.news button').click();
      await page.waitForFunction(() => window.stays === undefined);
      await arrived(page, played);
      equal(await page.locator('.news').count(), 0, 'news after the reload');
      pages.stop();
    },
    allowed,
  ],
  [
    'without a game under way a newer version comes by itself; in another tab one holds it up',
    async ({ page, context }) => {
      const pages = await openPages();
      await open(page, pages.url);
      await kept(page);
      const other = await context.newPage();
      await open(other, pages.url);
      await newGame(other, { preset: 'modern', seats: ['person', 'person'] });
      const before = await position(other);
      await legalPits(other).first().click();
      await changedFrom(other, before);
      await page.evaluate(() => (window.stays = true));
      await newerVersion(page, pages);
      await page.locator('.news').waitFor();
      equal(await page.evaluate(() => window.stays), true, 'the page while the other tab plays');
      // A new game that nothing was sown in is none under way.
      await newGame(other, { preset: 'modern', seats: ['person', 'person'] });
      await page.waitForFunction(() => window.stays === undefined);
      await page.locator('.plate-name').first().waitFor();
      pages.stop();
    },
    allowed,
  ],
];
