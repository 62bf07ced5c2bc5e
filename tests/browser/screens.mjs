// How the main states look and read: sizes from 320 px up, both colours, both languages, axe.
import {
  accessible,
  breathe,
  check,
  kFull,
  kQuick,
  legalPits,
  newGame,
  noSidewaysScroll,
  ownPit,
  resize,
  screenshot,
  settled,
} from './support.mjs';

/** Walks through the main states and calls `look` in each. Works by structure, so in any language. */
export async function walk(page, look) {
  await page.locator('.menu-button').click();
  await page.locator('#dialog-menu').waitFor();
  await look('menu');
  for (const [entry, dialog] of [
    [1, 'share'],
    [2, 'statistics'],
    [3, 'settings'],
  ]) {
    if (!(await page.locator('#dialog-menu').isVisible())) await page.locator('.menu-button').click();
    await page.locator('.menu .text-button').nth(entry).click();
    await page.locator(`#dialog-${dialog}`).waitFor();
    await look(dialog);
    await page.keyboard.press('Escape');
    await page.locator(`#dialog-${dialog}`).waitFor({ state: 'hidden' });
  }
  await look('start');
  await legalPits(page).nth(2).click();
  await breathe(page);
  const said = await page.locator('.line').textContent();
  await page.locator('.tools .primary').click();
  await page.waitForFunction((before) => document.querySelector('.line')?.textContent !== before, said);
  for (const details of await page.locator('aside details').all()) await details.locator('summary').click();
  await look('play');
  await page.locator('.tools .button').nth(2).click();
  await page.locator('.all-axes summary').click();
  await page.locator('#axis-start').selectOption('set');
  await page.locator('#position').waitFor();
  await look('new-game');
  await page.locator('#axis-start').selectOption('even');
  await page.locator('#axis-pits').fill('2');
  await page.locator('#axis-pits').blur();
  await page.locator('#seat-0').selectOption('random');
  await page.locator('#seat-1').selectOption('random');
  await page.locator('#dialog-new-game .primary').click();
  await page.locator('.result').waitFor({ timeout: 30000 });
  await look('result');
}

/** In a state: axe at the size of a desk, then every size once, and back. */
async function lookAround(page, state, { language, sizes, axe, colours }) {
  for (const colorScheme of colours) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    if (axe(state, colorScheme)) await accessible(page, `${state}, ${colorScheme}`);
    await screenshot(page, `${state}-${language}-${colorScheme}`);
  }
  const desk = page.viewportSize();
  for (const [width, height] of sizes) {
    await resize(page, width, height);
    await page.evaluate(() => document.querySelector('.result')?.scrollIntoView({ block: 'nearest' }));
    await settled(page);
    await noSidewaysScroll(page, `${state}, ${width} x ${height}`);
    await screenshot(page, `${state}-${language}-${width}x${height}`);
  }
  await resize(page, desk.width, desk.height);
}

export const kFourScreens = ['start', 'play', 'new-game', 'result'];
const looks = [
  {
    language: 'en',
    colours: ['dark', 'light'],
    sizes: [
      [320, 568],
      [640, 400],
      [640, 360],
      [1920, 1080],
    ],
    axe: (state, colour) => kFull || colour === 'light' || state === 'play',
  },
  {
    language: 'ru',
    colours: kFull ? ['dark', 'light'] : ['light'],
    sizes: [
      [320, 568],
      [390, 844],
      [768, 1024],
      [844, 390],
    ],
    axe: (state) => kFull || kFourScreens.includes(state),
  },
];

const inside = (box, width, height) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
const apart = (a, b) =>
  a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;

/** Board, plates, line and tools are all to be seen, none over another. */
async function wholeTable(page, what) {
  const { width, height } = page.viewportSize();
  const boxes = [];
  for (const name of ['.plate >> nth=0', '.board-box', '.plate >> nth=-1', '.line', '.tools']) {
    const box = await page.locator(name).boundingBox();
    check(inside(box, width, height), `${what}: ${name} reaches out of the screen: ${JSON.stringify(box)}`);
    for (const other of boxes) check(apart(box, other.box), `${what}: ${name} lies over ${other.name}`);
    boxes.push({ name, box });
  }
  const pit = await legalPits(page).first().boundingBox();
  check(Math.min(pit.width, pit.height) >= 44, `${what}: a pit is only ${pit.width} x ${pit.height} px`);
}

async function atTop(page, what) {
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  await noSidewaysScroll(page, what);
}

export const tests = [
  ...looks.map((options) => [
    `every state in ${options.language}: no axe violations, never wider than the screen`,
    ({ page }) => walk(page, (state) => lookAround(page, state, options)),
    { settings: { ...kQuick, language: options.language } },
  ]),
  [
    'the first visit has no axe violations and fits on 320 px',
    async ({ page }) => {
      await page.locator('#dialog-welcome').waitFor();
      await settled(page);
      await accessible(page, 'welcome');
      await screenshot(page, 'welcome-light');
      await page.emulateMedia({ colorScheme: 'dark' });
      if (kFull) await accessible(page, 'welcome, dark');
      await screenshot(page, 'welcome-dark');
      await resize(page, 320, 568);
      await noSidewaysScroll(page, 'welcome');
      await screenshot(page, 'welcome-320');
    },
    { settings: null },
  ],
  [
    'two, three and four players fit on a phone, upright and lying',
    async ({ page }) => {
      for (const [players, preset] of [
        [2, 'standard'],
        [3, 'three'],
        [4, 'four'],
      ]) {
        await resize(page, 320, 640);
        await newGame(page, { preset, seats: ['person'] });
        await legalPits(page).first().waitFor({ state: 'attached' });
        await atTop(page, `${players} players`);
        const { height, width } = await legalPits(page).first().boundingBox();
        const least = players === 2 ? 44 : 24;
        check(height >= least && width >= least, `${players} players: a pit is only ${width} x ${height} px`);
        await screenshot(page, `players-${players}-320`);
        await accessible(page, `${players} players`);
        for (const [wide, high] of [
          [320, 568],
          [640, 360],
          [844, 390],
        ]) {
          await resize(page, wide, high);
          await atTop(page, `${players} players, ${wide} x ${high}`);
          await screenshot(page, `players-${players}-${wide}x${high}`);
          if (players === 2) await wholeTable(page, `${wide} x ${high}`);
        }
      }
    },
  ],
  [
    'the result on a phone leaves the board to be seen',
    async ({ page }) => {
      await newGame(page, { preset: 'modern', seats: ['random', 'random'] });
      await page.locator('.result').waitFor({ timeout: 60000 });
      await settled(page);
      const board = await page.locator('.board-box').boundingBox();
      const result = await page.locator('.result').boundingBox();
      check(apart(board, result), 'the result lies over the board');
      check(result.y + result.height <= 568, 'the result is not in view');
      check(board.y + board.height / 4 >= 0, 'more than a quarter of the board is out of view');
      await screenshot(page, 'result-phone');
    },
    { viewport: { width: 320, height: 568 } },
  ],
  [
    'the line of explanation does not move the buttons',
    async ({ page }) => {
      const place = async () => (await page.locator('.tools').boundingBox()).y;
      const before = await place();
      await ownPit(page, 3).click();
      await page.locator('.line', { hasText: 'Last seed in your store' }).waitFor();
      check((await place()) === before, 'the buttons have moved');
    },
  ],
];
