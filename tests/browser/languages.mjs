// Languages: the choice of one, its own pieces, and room for its words on every screen.
import {
  accessible,
  check,
  equal,
  kFull,
  kQuick,
  legalPits,
  noSidewaysScroll,
  resize,
  screenshot,
  settled,
} from './support.mjs';
import { kFourScreens, walk } from './screens.mjs';
import { tooWide } from './widths.mjs';

const kLanguages = ['en', 'de', 'ro', 'ru', 'ka'];
/** Those that `screens` looks at with axe. */
const kElsewhere = ['en', 'ru'];
const kSizes = [
  [1440, 900],
  [390, 844],
  [320, 568],
];

/** Texts without room in their place, at every size; the page is left as wide as it was. */
async function cramped(page, what) {
  const found = [];
  const before = page.viewportSize();
  for (const [width, height] of kSizes) {
    await resize(page, width, height);
    await page.evaluate(() => document.querySelector('.result')?.scrollIntoView({ block: 'nearest' }));
    await settled(page);
    await noSidewaysScroll(page, `${what}, ${width} px`);
    if (kFull) await screenshot(page, `${what}-${width}`);
    found.push(...(await tooWide(page)).map((text) => `${what}, ${width} px: ${text}`));
  }
  await resize(page, before.width, before.height);
  return found;
}

const noneCramped = (found) => check(found.length === 0, found.join('\n'));

async function chooseLanguage(page, code) {
  await page.locator('.menu-button').click();
  await page.locator('.menu .text-button').nth(3).click();
  await page.locator('#setting-language').selectOption(code);
}

const stored = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('kalah.settings') ?? '{}').language);
const spoken = (page) => page.evaluate(() => [document.documentElement.lang, document.title]);
const waitFor = (page, code) => page.waitForFunction((lang) => document.documentElement.lang === lang, code);

const titles = { en: 'Kalah', de: 'Kalaha', ro: 'Kalah', ru: 'Калах', ka: 'კალა' };

/** Names of all pieces that the page has asked for. */
async function pieces(page) {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, '')));
}

export const tests = [
  ...kLanguages.map((language) => [
    `no text is wider than its place in ${language}, on any screen`,
    async ({ page }) => {
      const found = [];
      await walk(page, async (state) => {
        found.push(...(await cramped(page, `${state}-${language}`)));
        if (!kElsewhere.includes(language) && kFourScreens.includes(state))
          await accessible(page, `${state}, ${language}`);
      });
      noneCramped(found);
    },
    { settings: { ...kQuick, language } },
  ]),
  ...kLanguages.map((language) => [
    `the first visit speaks ${language} to its readers and has room for it`,
    async ({ page }) => {
      await page.locator('#dialog-welcome').waitFor();
      const [lang, title] = await spoken(page);
      equal(lang, language, 'the language');
      equal(title, titles[language], 'the title');
      noneCramped(await cramped(page, `welcome-${language}`));
      await resize(page, 320, 568);
      for (const button of await page.locator('#dialog-welcome .dialog-buttons button').all()) {
        const { y, height } = await button.boundingBox();
        check(y >= 0 && y + height <= 568, `${(await button.textContent()).trim()} is out of sight at 320 px`);
      }
    },
    { settings: null, locale: { en: 'en-US', de: 'de-AT', ro: 'ro-MD', ru: 'ru-RU', ka: 'ka-GE' }[language] },
  ]),
  [
    'a reader of another language gets English',
    async ({ page }) => equal((await spoken(page))[0], 'en', 'the language'),
    { locale: 'fr-FR' },
  ],
  [
    'a language is chosen by its own name, without a reload and without losing anything',
    async ({ page }) => {
      await legalPits(page).nth(0).click();
      await page.evaluate(() => (window.stillHere = true));
      await page.locator('#text-mode summary').click();
      await page.locator('#text-input').fill('3 6');
      await chooseLanguage(page, 'ka');
      await waitFor(page, 'ka');
      const choices = await page
        .locator('#setting-language option')
        .evaluateAll((options) => options.slice(1).map(({ lang, textContent }) => `${lang} ${textContent.trim()}`));
      equal(choices.join(), 'de Deutsch,en English,ro Română,ru Русский,ka ქართული', 'the choices');
      equal(await page.locator('#dialog-settings h2').textContent(), 'პარამეტრები', 'the heading of the dialog');
      equal((await spoken(page))[1], 'კალა', 'the title');
      equal(await stored(page), 'ka', 'what is kept');
      await page.locator('#setting-language').selectOption('de');
      await waitFor(page, 'de');
      await page.keyboard.press('Escape');
      equal(await page.evaluate(() => window.stillHere), true, 'the page');
      equal(await page.locator('#text-input').inputValue(), '3 6', 'what was typed');
      equal(
        await page.locator('kalah-board [role=toolbar]').first().getAttribute('aria-label'),
        'Deine Mulden',
        'the row',
      );
      await page.reload();
      await waitFor(page, 'de');
      await page.locator('.plate-name', { hasText: 'Du' }).waitFor();
    },
  ],
  [
    'the first visit can choose another language',
    async ({ page }) => {
      await page.locator('#dialog-welcome').waitFor();
      await page.locator('input[value="novice"]').check({ force: true });
      await page.locator('#welcome-language').selectOption('ro');
      await waitFor(page, 'ro');
      equal(await page.locator('#dialog-welcome h2').textContent(), 'Ce reguli cunoști?', 'the question');
      equal(await page.locator('input[value="novice"]').isChecked(), true, 'the rules that were chosen');
      await page.locator('#dialog-welcome .primary').click();
      await page.locator('#dialog-welcome').waitFor({ state: 'hidden' });
      equal(await stored(page), 'ro', 'what is kept');
      check((await page.locator('.rules-size').textContent()).includes('3 semințe'), 'the chosen rules are not played');
    },
    { settings: null },
  ],
  [
    'fetches the catalogue and the fonts of the language alone',
    async ({ page }) => {
      await settled(page);
      const first = await pieces(page);
      check(
        first.some((name) => /^de-/.test(name)),
        `no German catalogue among ${first}`,
      );
      check(!first.some((name) => /^(en|ro|ru|ka)-/.test(name)), `other catalogues among ${first}`);
      check(
        first.some((name) => name.startsWith('firago-latin')),
        `no Latin font among ${first}`,
      );
      check(!first.some((name) => /^firago-(cyrillic|georgian)/.test(name)), `other fonts among ${first}`);
      await chooseLanguage(page, 'ka');
      await waitFor(page, 'ka');
      await settled(page);
      const then = await pieces(page);
      check(
        then.some((name) => /^ka-/.test(name)),
        `no Georgian catalogue among ${then}`,
      );
      check(
        then.some((name) => name.startsWith('firago-georgian')),
        `no Georgian font among ${then}`,
      );
    },
    { settings: { ...kQuick, language: 'de' } },
  ],
  [
    'a catalogue that does not come leaves the old language, and may come later',
    async ({ page }) => {
      const block = (route) => route.abort();
      await page.route(/\/ro-[^/]*\.js/, block);
      await chooseLanguage(page, 'ro');
      await page.locator('.line', { hasText: 'could not be loaded' }).waitFor({ state: 'attached' });
      equal((await spoken(page))[0], 'en', 'the language');
      equal(await page.locator('#setting-language').inputValue(), 'en', 'the choice that is shown');
      await page.unroute(/\/ro-[^/]*\.js/, block);
      await page.reload();
      await waitFor(page, 'ro');
    },
    { expectErrors: true },
  ],
  [
    'a refused position is explained in the language of the page',
    async ({ page }) => {
      await page.locator('.tools .button').nth(2).click();
      await page.locator('.all-axes summary').click();
      await page.locator('#axis-start').selectOption('set');
      await page.locator('#position').fill('4,4/4,4,4,4,4,4,0 S');
      await page.locator('#position').blur();
      await page
        .locator('#position-error', { hasText: 'Reihe 1 hat 2 Zahlen; mit dem Kalah müssen es 7 sein.' })
        .waitFor();
      noneCramped(await cramped(page, 'refused-position-de'));
    },
    { settings: { ...kQuick, language: 'de' } },
  ],
];
