// Whole games to their ends by mouse, a person against the computer.
import { breathe, changedFrom, check, equal, legalPits, newGame, position, screenshot, toPlay } from './support.mjs';

const games = [
  { preset: 'standard', seats: ['person', 'level-1'], seeds: 72 },
  { preset: 'empty-capture', seats: ['person', 'level-2'], seeds: 72 },
  { preset: 'cross', seats: ['level-1', 'person'], seeds: 72 },
  { preset: 'avalanche', seats: ['person', 'level-1'], seeds: 48 },
  {
    preset: 'four',
    seats: ['person', 'level-1', 'random', 'level-1'],
    seeds: 72,
  },
];
/** No game of these presets against these players comes near it. */
const kMostSowings = 200;

async function presses(page) {
  let sowings = 0;
  for (; await toPlay(page); sowings++) {
    check(sowings < kMostSowings, `the game is not over after ${sowings} sowings: ${await position(page)}`);
    const before = await position(page);
    const legal = legalPits(page);
    // Another pit each time, so that the whole row is played.
    await legal.nth(sowings % (await legal.count())).click();
    await changedFrom(page, before);
    await breathe(page);
  }
  return sowings;
}

const numbers = async (page, place) => (await page.locator(place).allTextContents()).map(Number);
const sum = (values) => values.reduce((total, one) => total + one, 0);

const boardSeeds = async (page) =>
  (await position(page))
    .replaceAll(/[^.:]+:/g, '')
    .match(/\d+/g)
    .map(Number);

const whole = ({ preset, seats, seeds }) => [
  `${preset} to its end`,
  async ({ page }) => {
    await newGame(page, { preset, seats });
    check((await presses(page)) > 0, 'the person never moved');
    const counted = await numbers(page, '.score strong');
    equal(counted.length, seats.length, 'scores in the result');
    equal(sum(counted), seeds, 'seeds in the result');
    check((await page.locator('.result').textContent()).includes('The game is over:'), 'the end is not explained');
    equal(await page.locator('.line[role="alert"]').count(), 0, 'failures');
    await screenshot(page, `whole-${preset}`);
    const ended = await position(page);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.locator('.result').waitFor({ state: 'detached' });
    await changedFrom(page, ended);
    await presses(page);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('.result').waitFor({ state: 'detached' });
    check(await toPlay(page), 'the second game is over at its start');
    equal(sum(await boardSeeds(page)), seeds, 'seeds in the second game');
  },
];

export const tests = games.map(whole);
