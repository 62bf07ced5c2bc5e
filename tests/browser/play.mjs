// Whole games: by mouse, by keys, by typed moves, and again in the same tab.
import {
  arrived,
  breathe,
  changedFrom,
  check,
  equal,
  kQuick,
  legalPits,
  newGame,
  ownPit,
  pits,
  position,
  screenshot,
  toPlay,
} from './support.mjs';

async function stores(page) {
  return (await page.locator('.score strong').allTextContents()).map(Number);
}

/** Plays legal pits until the result is there; `choose` plays the next one. */
async function playOut(page, choose) {
  let moves = 0;
  while (await toPlay(page)) {
    check(moves++ < 120, 'the game does not end');
    await choose();
    await breathe(page);
  }
}

const byMouse = (page) => playOut(page, () => legalPits(page).last().click());

async function checkResult(page, total) {
  const counted = await stores(page);
  equal(
    counted.reduce((sum, seeds) => sum + seeds, 0),
    total,
    'seeds in the stores at the end',
  );
  const title = await page.locator('#result-title').textContent();
  const [south, north] = counted;
  equal(title, south === north ? 'A draw' : south > north ? 'You win' : 'Level 1 wins', 'the result');
  check((await page.locator('.reason').textContent()).includes('The game is over'), 'the reason of the end is missing');
}

async function focused(page) {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
}

export const tests = [
  [
    'a whole game by mouse, then a second one in the same tab',
    async ({ page }) => {
      await newGame(page, { preset: 'novice', seats: ['person', 'level-1'] });
      await byMouse(page);
      await checkResult(page, 36);
      check(await page.locator('kalah-board').isVisible(), 'the board is hidden by the result');
      await screenshot(page, 'result');
      await page.getByRole('button', { name: 'Look at the board' }).click();
      await page.locator('.result').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Show the result' }).click();

      await newGame(page, { preset: 'novice', seats: ['person', 'level-1'] });
      await arrived(page, 'You: 3 3 3 3 3 3; store 0. Level 1: 3 3 3 3 3 3; store 0.');
      equal(await page.locator('.turns tbody tr').count(), 0, 'turns of the second game at its start');
      await byMouse(page);
      await checkResult(page, 36);
    },
  ],
  [
    'a whole game by keys alone',
    async ({ page }) => {
      await newGame(page, { preset: 'novice', seats: ['person', 'level-1'] });
      let steps = 0;
      while (!(await focused(page)).startsWith('your pit')) {
        check(steps++ < 30, 'the board is not reached with Tab');
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('End');
      equal((await focused(page)).slice(0, 10), 'your pit 6', 'after End');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      equal((await focused(page)).slice(0, 10), 'your pit 2', 'after Home and right');
      await page.keyboard.press('s');
      await page.locator('.line', { hasText: 'You: 0; Level 1: 0' }).waitFor();
      await page.keyboard.press('m');
      await page.locator('.line', { hasText: 'Possible moves: pit 1' }).waitFor();
      let moves = 0;
      await playOut(page, async () => {
        const name = await legalPits(page).first().getAttribute('aria-label');
        const pit = /pit (\d+)/.exec(name)[1];
        if (moves++ % 2 === 0) await page.keyboard.press(pit);
        else {
          await legalPits(page).first().focus();
          await page.keyboard.press('Enter');
        }
      });
      await checkResult(page, 36);
      await page.getByRole('button', { name: 'Rematch' }).focus();
      await page.keyboard.press('Enter');
      await page.locator('.result').waitFor({ state: 'detached' });
      // South begins always, so the people change seats.
      await page.locator('.plate.side-1 .plate-name', { hasText: 'You' }).waitFor();
    },
  ],
  [
    'the text mode plays typed chains and says what is wrong',
    async ({ page }) => {
      await newGame(page, { preset: 'modern', seats: ['person', 'person'] });
      await page.keyboard.press('Escape');
      await page.locator('.skip').focus();
      await page.keyboard.press('Enter');
      equal(await page.evaluate(() => document.activeElement.id), 'text-input', 'where the skip link leads');
      const type = async (text) => {
        await page.locator('#text-input').fill(text);
        await page.keyboard.press('Enter');
      };
      await type('3 6 2');
      await page.locator('.line', { hasText: 'The turn has passed; not played: 2.' }).waitFor();
      await type('2');
      await page
        .locator('#text-board', { hasText: 'South: 4 4 0 5 5 0; store 2. North: 5 0 6 6 5 5; store 1.' })
        .waitFor();
      await type('9');
      await page.locator('.line', { hasText: 'There is no pit 9; the pits are 1 to 6.' }).waitFor();
      await type('fly');
      await page.locator('.line', { hasText: '“fly” is not a move' }).waitFor();
      await type('undo');
      await page
        .locator('#text-board', { hasText: 'South: 4 4 0 5 5 0; store 2. North: 5 5 5 5 4 4; store 0.' })
        .waitFor();
      await type('redo');
      await page.locator('#text-board', { hasText: 'North: 5 0 6 6 5 5; store 1.' }).waitFor();
    },
  ],
  [
    'two computers play to the end, with pause and step',
    async ({ page }) => {
      await newGame(page, { preset: 'novice', seats: ['random', 'random'], axes: { pits: '4' } });
      await page.locator('.result').waitFor({ timeout: 60000 });
      await newGame(page, { preset: 'modern', seats: ['level-5', 'level-5'] });
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.locator('.plate-turn', { hasText: 'Paused' }).waitFor();
      const paused = await position(page);
      await page.waitForTimeout(1300);
      equal(await position(page), paused, 'the position while paused');
      await page.getByRole('button', { name: 'One step' }).click();
      await changedFrom(page, paused);
    },
  ],
  [
    'every capture, extra move and end is explained',
    async ({ page }) => {
      await newGame(page, { preset: 'modern', seats: ['person', 'person'] });
      await pits(page).first().waitFor({ state: 'attached' });
      const play = async (pit, line) => {
        await page
          .getByRole('button', { name: new RegExp(`^pit ${pit} of (South|North)`) })
          .and(legalPits(page))
          .click();
        await page.locator('.line', { hasText: line }).waitFor();
        await breathe(page);
      };
      await play(3, 'Last seed in the store: South moves again.');
      await play(6, 'South sows pit 6: one seed reaches the store.');
      await play(1, 'North sows pit 1.');
      await play(4, 'South sows pit 4: one seed reaches the store.');
      await page.locator('.in-words summary').click();
      equal(
        await page.locator('.in-words li').first().textContent(),
        'South sows pit 4: one seed reaches the store.',
        'the log',
      );
      equal(
        await page.locator('.turns tbody tr').first().locator('td').first().textContent(),
        '3, 6',
        'a chain in the list',
      );
      check(!(await ownPit(page, 1).count()), 'with two persons nobody is "you"');
    },
  ],
  [
    'one sentence is read out for each own sowing and each chain of the computer',
    async ({ page }) => {
      await page.evaluate(() => {
        window.heard = [];
        const region = document.querySelector('[role="status"]');
        const listen = () => window.heard.push(region.textContent);
        new MutationObserver(listen).observe(region, { characterData: true, childList: true, subtree: true });
      });
      await ownPit(page, 3).click();
      await breathe(page);
      await ownPit(page, 6).click();
      await page.locator('.plate.side-1.to-move').waitFor();
      await page.locator('.plate.side-0.to-move').waitFor();
      const heard = await page.evaluate(() => window.heard);
      equal(heard.length, 3, `sentences in ${JSON.stringify(heard)}`);
      equal(heard[0], 'Last seed in your store: you move again.', 'the first sentence');
      equal(heard[1], 'You sow pit 6: one seed reaches your store.', 'the second sentence');
      check(/^Level 2 plays pits? [\d, ]+\..* Your move\.$/.test(heard[2]), `the chain is told as ${heard[2]}`);
    },
    { settings: { ...kQuick, speed: 'fastest' }, reducedMotion: 'no-preference' },
  ],
];
