// How the main states look and read: sizes from 320 px up, both colours, both languages, axe on all.
import {
  accessible,
  breathe,
  check,
  kQuick,
  legalPits,
  newGame,
  noSidewaysScroll,
  ownPit,
  screenshot,
} from './support.mjs';

const still = (page) => page.waitForTimeout(350);

/** Walks through the main states and calls `look` in each. Works by structure, so in any language. */
async function walk(page, look) {
  await look('start');
  await legalPits(page).nth(2).click();
  await breathe(page);
  await page.locator('.tools .primary').click();
  await page.waitForFunction(() => /\d/.test(document.querySelector('.line')?.textContent ?? ''));
  for (const details of await page.locator('aside details').all()) await details.locator('summary').click();
  await still(page);
  await look('play');
  await page.locator('.tools .button').nth(2).click();
  await page.locator('.all-axes summary').click();
  await still(page);
  await look('new-game');
  await page.locator('#axis-pits').fill('1');
  await page.locator('#axis-pits').blur();
  await page.locator('#axis-players').selectOption('2');
  await page.locator('#seat-0').selectOption('random');
  await page.locator('#seat-1').selectOption('random');
  await page.locator('#dialog-new-game .primary').click();
  await page.locator('.result').waitFor({ timeout: 30000 });
  await still(page);
  await look('result');
}

async function settingsOpen(page, look) {
  await page.locator('.top .text-button:visible, .only-phone:visible').last().click();
  await page.locator('#dialog-settings').waitFor();
  await still(page);
  await look('settings');
  await page.keyboard.press('Escape');
}

const looks = [
  ['en', 'light'],
  ['en', 'dark'],
  ['ru', 'light'],
  ['ru', 'dark'],
];

export const tests = [
  ...looks.map(([language, theme]) => [
    `no axe violations in ${language}, ${theme}`,
    async ({ page }) => {
      const look = async (state) => {
        await accessible(page, state);
        await screenshot(page, `${state}-${language}-${theme}`);
      };
      await settingsOpen(page, look);
      await walk(page, look);
    },
    { settings: { ...kQuick, language, theme } },
  ]),
  ...['light', 'dark'].map((colorScheme) => [
    `no axe violations at the first visit, ${colorScheme}`,
    async ({ page }) => {
      await page.locator('#dialog-welcome').waitFor();
      await still(page);
      await accessible(page, 'welcome');
      await screenshot(page, `welcome-${colorScheme}`);
    },
    { settings: null, colorScheme },
  ]),
  ...[
    [320, 568, 'en'],
    [320, 568, 'ru'],
    [390, 844, 'ru'],
    [640, 400, 'en'],
    [768, 1024, 'ru'],
    [1920, 1080, 'en'],
  ].map(([width, height, language]) => [
    `${width} x ${height} in ${language} never scrolls sideways`,
    async ({ page }) => {
      const look = async (state) => {
        await noSidewaysScroll(page, state);
        await screenshot(page, `${state}-${width}-${language}`);
      };
      await settingsOpen(page, look);
      await walk(page, look);
    },
    { settings: { ...kQuick, language }, viewport: { width, height } },
  ]),
  ...[2, 3, 4].map((players) => [
    `${players} players fit on 320 px`,
    async ({ page }) => {
      await newGame(page, { preset: { 2: 'standard', 3: 'three', 4: 'four' }[players], seats: ['person'] });
      await legalPits(page).first().waitFor({ state: 'attached' });
      await noSidewaysScroll(page, `${players} players`);
      const { height, width } = await legalPits(page).first().boundingBox();
      check(
        height >= (players === 2 ? 44 : 24) && width >= (players === 2 ? 44 : 24),
        `a pit is only ${width} x ${height} px`,
      );
      await screenshot(page, `players-${players}-320`);
      await accessible(page, `${players} players`);
    },
    { viewport: { width: 320, height: 640 } },
  ]),
  [
    'the welcome fits on 320 px',
    async ({ page }) => {
      await page.locator('#dialog-welcome').waitFor();
      await noSidewaysScroll(page, 'welcome');
      await screenshot(page, 'welcome-320');
    },
    { settings: null, viewport: { width: 320, height: 568 } },
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
