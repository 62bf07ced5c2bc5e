// The course of a game: presses, animation, thinking, undo.
import {
  arrived,
  breathe,
  check,
  equal,
  kQuick,
  legalPits,
  newGame,
  ownPit,
  position,
  screenshot,
} from './support.mjs';

const slow = { settings: { ...kQuick, speed: 'slow' }, reducedMotion: 'no-preference' };
const normal = { settings: { ...kQuick, speed: 'normal' }, reducedMotion: 'no-preference' };
const start = 'You: 4 4 4 4 4 4; store 0. Level 2: 4 4 4 4 4 4; store 0.';

const doubleClick = async ({ page }) => {
  await ownPit(page, 3).dblclick();
  await arrived(page, 'You: 4 4 0 5 5 5; store 1.');
  await breathe(page);
  equal(await position(page), 'You: 4 4 0 5 5 5; store 1. Level 2: 4 4 4 4 4 4; store 0.', 'after the double click');
  equal(await page.locator('.turns td').first().textContent(), '3', 'the turn');
};

export const tests = [
  ['a double click after an extra move plays once', doubleClick],
  [
    'a double click plays once with animation too',
    async ({ page }) => {
      await ownPit(page, 3).dblclick();
      await page.locator('.line', { hasText: 'Last seed in your store' }).waitFor();
      equal(
        await position(page),
        'You: 4 4 0 5 5 5; store 1. Level 2: 4 4 4 4 4 4; store 0.',
        'after the double click',
      );
    },
    normal,
  ],
  [
    'a held key does not play again',
    async ({ page }) => {
      await ownPit(page, 3).focus();
      await page.keyboard.down('3');
      for (let i = 0; i < 5; i++) await page.keyboard.down('3');
      await page.keyboard.up('3');
      await arrived(page, 'You: 4 4 0 5 5 5; store 1.');
      await page.keyboard.down('6');
      await breathe(page);
      for (let i = 0; i < 5; i++) await page.keyboard.down('2');
      await page.keyboard.up('2');
      await page.keyboard.up('6');
      equal((await page.locator('.turns td').first().textContent()).split(', ')[0], '3', 'the first sowing');
    },
  ],
  [
    'a press while seeds move skips to the end and plays nothing',
    async ({ page }) => {
      await ownPit(page, 3).click();
      await breathe(page);
      await screenshot(page, 'sowing');
      await ownPit(page, 1).click();
      await page.locator('.line', { hasText: 'Last seed in your store' }).waitFor();
      equal(await page.locator('.turns td').first().textContent(), '3', 'the turn');
    },
    slow,
  ],
  [
    'a new game in mid-animation begins clean',
    async ({ page }) => {
      await ownPit(page, 3).click();
      await page.waitForTimeout(300);
      await newGame(page, { preset: 'standard', seats: ['person', 'person'] });
      const fresh = 'South: 6 6 6 6 6 6; store 0. North: 6 6 6 6 6 6; store 0.';
      await arrived(page, fresh);
      await page.waitForTimeout(1500);
      equal(await position(page), fresh, 'a while after the restart');
      equal(await page.locator('.turns tbody tr').count(), 0, 'turns');
      equal(await legalPits(page).count(), 6, 'pits that can be played');
    },
    slow,
  ],
  [
    'a new game while the computer thinks begins clean',
    async ({ page }) => {
      await newGame(page, { preset: 'modern', seats: ['person', 'level-5'] });
      await ownPit(page, 6).click();
      await page.locator('.plate-turn', { hasText: 'Thinking' }).waitFor();
      await newGame(page, { preset: 'modern', seats: ['person', 'level-2'] });
      await page.waitForTimeout(1600);
      equal(await position(page), start, 'after the time the thought would have taken');
    },
  ],
  [
    'undo while the computer thinks takes the move back',
    async ({ page }) => {
      await newGame(page, { preset: 'modern', seats: ['person', 'level-5'] });
      await ownPit(page, 6).click();
      await page.locator('.plate-turn', { hasText: 'Thinking' }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await page.locator('.plate-turn', { hasText: 'Your move' }).waitFor();
      await page.waitForTimeout(1600);
      equal(await position(page), start.replace('Level 2', 'Level 5'), 'after the time the thought would have taken');
      await page.getByRole('button', { name: 'Redo' }).first().click();
      await arrived(page, 'You: 4 4 4 4 4 0; store 1.');
    },
  ],
  [
    'undo goes back through the whole reply, redo forth again',
    async ({ page }) => {
      await ownPit(page, 6).click();
      await page.locator('.plate-turn', { hasText: 'Your move' }).waitFor();
      await legalPits(page).first().waitFor({ state: 'attached' });
      const played = await position(page);
      check(played !== start, 'nothing was played');
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await arrived(page, start);
      await page.getByRole('button', { name: 'Redo' }).first().click();
      await arrived(page, played);
    },
  ],
  [
    'undo works after the result',
    async ({ page }) => {
      await newGame(page, { preset: 'novice', seats: ['person', 'person'], axes: { pits: '1', seeds: '2' } });
      await legalPits(page).first().click();
      await page.locator('.result').waitFor();
      await page.getByRole('button', { name: 'Look at the board' }).click();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await arrived(page, 'South: 2; store 0. North: 2; store 0.');
    },
  ],
  [
    'a hint says what to look for, then the pit, then why',
    async ({ page }) => {
      for (const told of [/Hint: .* Press again/, /Hint: play pit \d/, /^\s*Pit \d .*\. The result: /]) {
        await page.getByRole('button', { name: 'Hint' }).first().click();
        await page.locator('.line', { hasText: told }).waitFor();
      }
      equal(await position(page), start, 'after a hint');
      await screenshot(page, 'hint');
    },
  ],
  [
    'the computer can move in the place of a person',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Let the computer move' }).click();
      await page.locator('.turns tbody tr').first().waitFor();
    },
  ],
  [
    'a pit that cannot be played says why',
    async ({ page }) => {
      await page.getByRole('button', { name: /^pit 2 of Level 2/ }).click({ force: true });
      await page.locator('.line', { hasText: 'This pit belongs to Level 2.' }).waitFor();
      await ownPit(page, 3).click();
      await breathe(page);
      await ownPit(page, 3).click({ force: true });
      await page.locator('.line', { hasText: 'Pit 3 is empty.' }).waitFor();
    },
  ],
  [
    'with reduced motion nothing flies and the game goes on',
    async ({ page }) => {
      await ownPit(page, 3).click();
      await page.locator('.line', { hasText: 'Last seed in your store' }).waitFor();
      await breathe(page);
      await ownPit(page, 6).click();
      await page.locator('.turns td', { hasText: '3, 6' }).waitFor();
      await page.locator('.plate.side-0.to-move').waitFor();
      const transition = await page
        .locator('.button')
        .first()
        .evaluate((button) => getComputedStyle(button).transitionDuration);
      equal(transition, '0s', 'the transition of a button');
    },
    { ...normal, reducedMotion: 'reduce' },
  ],
];
