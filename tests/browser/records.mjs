// Games passed on and taken up again: links, records, boards of other programs; earlier positions of a game.
import { arrived, breathe, changedFrom, check, equal, newGame, ownPit, position, screenshot } from './support.mjs';

async function share(page) {
  await page.locator('.menu-button').click();
  await page.locator('.menu').getByRole('button', { name: 'Share and open' }).click();
  await page.locator('#dialog-share').waitFor();
}
const line = (page, text) => page.locator('.line', { hasText: text }).waitFor();

async function played(page) {
  await newGame(page, { preset: 'modern', seats: ['person', 'person'] });
  const before = await position(page);
  await page.locator('kalah-board button.pit[aria-label^="pit 3 of South"]').click();
  await changedFrom(page, before);
}

async function openText(page, text) {
  await page.locator('#open-text').fill(text);
  await page.locator('#dialog-share').getByRole('button', { name: 'Open', exact: true }).click();
}

export const tests = [
  [
    'a link opens the same rules and position for another person',
    async ({ page, context }) => {
      await newGame(page, { preset: 'empty-capture', seats: ['person', 'person'] });
      const before = await position(page);
      await page.locator('kalah-board button.pit[aria-label^="pit 1 of South"]').click();
      await changedFrom(page, before);
      await share(page);
      const link = await page.locator('#share-link').inputValue();
      equal(new URL(link).pathname, '/p/6x6,capture=always/0,7,7,7,7,7,1/6,6,6,6,6,6,0/S', 'the link');
      const other = await context.browser().newContext({ locale: 'ru-RU', reducedMotion: 'reduce' });
      const reader = await other.newPage();
      await reader.goto(link);
      await reader.locator('.plate-name').first().waitFor();
      await arrived(reader, '0 7 7 7 7 7; калах 1');
      equal(new URL(reader.url()).pathname, '/', 'the address after the link was read');
      await reader.locator('.plate-turn', { hasText: 'Ваш ход' }).waitFor();
      equal(await reader.locator('.rules-size span').first().textContent(), 'Пустое взятие.', 'the rules');
      await other.close();
    },
  ],
  [
    'a link leaves the game of another tab alone, and a reload goes on with its own',
    async ({ page, context, url }) => {
      await played(page);
      const before = await position(page);
      const linked = await context.newPage();
      await linked.goto(`${url}p/standard/6,6,6,6,6,6,0/6,6,6,6,6,6,0/N`);
      await arrived(linked, '6 6 6 6 6 6');
      await linked.reload();
      await arrived(linked, '6 6 6 6 6 6');
      await page.reload();
      await arrived(page, before);
    },
  ],
  [
    'a bad link says why and begins a usual game',
    async ({ page, url }) => {
      for (const [path, reason] of [
        ['p/6x4/4,4/4,4/S', 'could not be opened'],
        ['p/9x999/', 'could not be opened'],
        ['p/6x4,capture=maybe/', 'capture'],
      ]) {
        await page.goto(url + path);
        await line(page, reason);
        await ownPit(page, 1).waitFor({ state: 'attached' });
      }
    },
  ],
  [
    'a record goes out, comes back and plays on',
    async ({ page }) => {
      await played(page);
      const before = await position(page);
      await share(page);
      const record = page.locator('#share-record');
      await page.waitForFunction(() => document.querySelector('#share-record')?.value.includes('[Rules'));
      const text = await record.inputValue();
      check(text.includes('[Rules "6x4"]') && text.includes('1. 3'), text);
      await page.locator('#dialog-share').getByRole('button', { name: 'Close' }).click();
      await newGame(page, { preset: 'novice' });
      await share(page);
      await openText(page, text);
      await arrived(page, before);
      await line(page, 'has been opened');
      await page.locator('kalah-board button.pit[aria-label^="pit 1 of South"]').click();
      await changedFrom(page, before);
    },
  ],
  [
    'boards of a tournament come in; what is no game says where and why, and nothing is lost',
    async ({ page }) => {
      await played(page);
      const before = await position(page);
      await share(page);
      await openText(page, '');
      await page.locator('#open-error', { hasText: 'Nothing was pasted' }).waitFor();
      await openText(page, '<4,0,0,4,4,4,4,4,4,4,4>\n<4,9,0,0,5,5,5,4,4,4,4>');
      await page.locator('#open-error', { hasText: 'line 2' }).waitFor();
      equal(await position(page), before, 'the game behind the refusal');
      await openText(page, '<4,0,0,4,4,4,4,4,4,4,4>\n<4,1,0,0,5,5,5,4,4,4,4>');
      await arrived(page, '0 5 5 5');
    },
  ],
  [
    'the code for a camera is drawn when it is wanted',
    async ({ page }) => {
      await share(page);
      await page.getByRole('button', { name: 'Code for a camera' }).click();
      await page.locator('.camera-code path').waitFor({ state: 'attached' });
      await screenshot(page, 'share');
    },
  ],
  [
    'an earlier position is looked at and left',
    async ({ page }) => {
      await played(page);
      const now = await position(page);
      await breathe(page);
      await page.locator('kalah-board button.pit[aria-label^="pit 1 of South"]').click();
      await changedFrom(page, now);
      const later = await position(page);
      await page.locator('.entry').first().click();
      await line(page, 'Last seed in the store');
      await page.locator('.entry[aria-current="true"]', { hasText: '3' }).waitFor();
      await page.getByRole('button', { name: 'To the first position' }).click();
      await page.locator('.line.look').waitFor();
      await screenshot(page, 'look');
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await page.locator('.line.look').waitFor({ state: 'detached' });
      equal(await position(page), later, 'the game after looking');
      await page.locator('.entry').first().click();
      await page.getByRole('button', { name: 'Go on from here' }).click();
      await arrived(page, now);
      await page.getByRole('button', { name: 'Redo' }).click();
      await arrived(page, later);
      await page.getByRole('button', { name: 'Back to the start' }).click();
      await arrived(page, 'South: 4 4 4 4 4 4; store 0.');
    },
  ],
];
