// One server, one Chromium, a fresh profile for every test. A test fails on any error the page reports.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');
export const { AxeBuilder } = require('@axe-core/playwright');

/** The long form: axe on every pair of colours and languages. */
export const kFull = process.env.KALAH_FULL === '1';

const kFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  // The popups of an address bar that nobody sees would load their own pages for every visitor: a third of the work.
  '--disable-features=' +
    'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AimEnabled,PreloadTopChromeWebUI,' +
    'PaintHolding,MediaRouter,OptimizationHints,HttpsUpgrades,LensOverlay',
];
const kScreenshots = `${root}build/screenshots`;

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The program under test. */
export const program = process.env.KALAH_BINARY ?? process.env.KALAH_PROGRAM ?? `${root}build/release/kalah`;

/** Starts the program; KALAH_BINARY or KALAH_PROGRAM names another one, KALAH_URL a server that runs already. */
export async function startServer() {
  if (process.env.KALAH_URL) return { url: process.env.KALAH_URL, stop: () => undefined };
  const port = await freePort();
  const server = spawn(program, ['serve', '--listen', `127.0.0.1:${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: '/nowhere' },
  });
  let output = '';
  let ended = null;
  server.stderr.on('data', (data) => (output += data));
  server.on('error', (error) => (ended = error.message));
  server.on('exit', (code) => (ended = `it ended with ${code}`));
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 200; tries++) {
    if (ended !== null) throw new Error(`${program} serve: ${ended}\n${output}`);
    const answers = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return { url, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill();
  throw new Error(`${program} serve does not answer on ${url}\n${output}`);
}

export function startBrowser({ keepScreenshots = false } = {}) {
  if (!keepScreenshots) rmSync(kScreenshots, { recursive: true, force: true });
  mkdirSync(kScreenshots, { recursive: true });
  return chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: kFlags });
}

export const kQuick = { speed: 'off', theme: 'auto', numbers: 'always', language: null };

/**
 * A page of a new visitor, or of one who has chosen `settings` and been welcomed before (unless `settings` is null).
 * Motion is reduced unless a test asks for it.
 */
export async function visit(browser, url, { settings = kQuick, ...options } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // A page with a service worker would be answered behind the test's back.
    serviceWorkers: 'block',
    ...options,
  });
  const errors = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  if (settings) {
    await context.addInitScript((stored) => {
      // The empty page that a new tab begins with has no storage.
      if (location.protocol === 'about:' || localStorage.getItem('kalah.welcomed') !== null) return;
      localStorage.setItem('kalah.welcomed', JSON.stringify({ version: 1 }));
      localStorage.setItem('kalah.settings', JSON.stringify({ version: 1, ...stored }));
    }, settings);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  await page.goto(url);
  await page.locator('.plate-name').first().waitFor();
  return { page, context, errors };
}

export const pits = (page) => page.locator('kalah-board button.pit');
export const legalPits = (page) => page.locator('kalah-board button.pit[aria-disabled="false"]');
/** The pit of the viewer, 1-based. */
export const ownPit = (page, pit) => page.getByRole('button', { name: new RegExp(`^your pit ${pit},`) });

/** The position as the text mode shows it. */
export const position = async (page) => (await page.locator('#text-board').textContent()).trim();

/** Waits until the board shows these words. */
export const arrived = (page, text) => page.locator('#text-board', { hasText: text }).waitFor({ state: 'attached' });

/** Waits until the board is another than it was: a press is answered only when the core has. */
export async function changedFrom(page, before) {
  await page.waitForFunction((earlier) => document.querySelector('#text-board').textContent.trim() !== earlier, before);
}

/** Waits for a move of a person, or for the result; true if there is something to play. */
export async function toPlay(page) {
  await legalPits(page).first().or(page.locator('.result')).first().waitFor({ state: 'attached', timeout: 30000 });
  return (await page.locator('.result').count()) === 0;
}

/** Presses so soon after the last one count as a double click: tests wait them out. */
export const breathe = (page) => page.waitForTimeout(400);

/** `player` may carry options as its fields show them: `engine:depth=4,time=0.5`. */
async function chooseSeat(dialog, side, player) {
  const [name, options] = player.split(':');
  await dialog.locator(`#seat-${side}`).selectOption(name);
  if (options === undefined) return;
  await dialog.locator(`.seat:has(#seat-${side}) summary`).click();
  for (const option of options.split(',')) {
    const [key, value] = option.split('=');
    await dialog.locator(`#seat-${side}-${key}`).fill(value);
  }
}

export async function newGame(page, { preset, seats = [], axes = {}, rounds }) {
  await page.locator('.table').getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.locator('#dialog-new-game');
  if (preset) await dialog.locator(`input[name="preset"][value="${preset}"]`).check();
  if (Object.keys(axes).length > 0) await dialog.locator('.all-axes summary').click();
  for (const [axis, value] of Object.entries(axes)) {
    const field = dialog.locator(`#axis-${axis}`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else {
      await field.fill(value);
      await field.blur();
    }
  }
  for (const [side, player] of seats.entries()) await chooseSeat(dialog, side, player);
  if (rounds) await dialog.locator('#rounds').selectOption(String(rounds));
  await dialog.getByRole('button', { name: 'Start' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Waits until what was asked of the page is drawn. */
export const settled = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Gives the page another size and waits until it has laid itself out anew: the board follows only with the next frame. */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await settled(page);
}

export async function screenshot(page, name) {
  await page.screenshot({ path: `${kScreenshots}/${name}.png` });
}

export function check(holds, message) {
  if (!holds) throw new Error(message);
}

export function equal(found, expected, what) {
  check(found === expected, `${what}: found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
}

export async function noSidewaysScroll(page, what) {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  check(wide <= screen, `${what}: the page is ${wide} px wide on a screen of ${screen}`);
}

export async function accessible(page, what) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  check(violations.length === 0, `${what}: ${told.join('\n')}`);
}
