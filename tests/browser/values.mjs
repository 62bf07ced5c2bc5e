// Values in the pits: what is shown as exact is what the program's solver and analysis find.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  accessible,
  arrived,
  breathe,
  changedFrom,
  check,
  equal,
  kQuick,
  legalPits,
  newGame,
  noSidewaysScroll,
  position,
  program,
  resize,
  screenshot,
  settled,
  toPlay,
} from './support.mjs';

const run = promisify(execFile);
const kValues = { ...kQuick, values: true };

const toggle = (page) => page.getByRole('switch', { name: 'Values in the pits' });
const plaques = (page) => page.locator('kalah-board .value');

/** Waits until every legal pit of the player to move has an exact value. */
const allExact = (page) =>
  page.waitForFunction(() => {
    const board = document.querySelector('kalah-board').shadowRoot;
    const legal = board.querySelectorAll('button.pit[aria-disabled="false"]').length;
    return legal > 0 && board.querySelectorAll('.value.exact').length === legal;
  });

/** Pit to value, as the names of the pits and the plaques tell them; both must agree. */
async function shownValues(page) {
  const names = await legalPits(page).evaluateAll((all) => all.map((pit) => pit.getAttribute('aria-label')));
  const texts = (await plaques(page).allTextContents()).map((text) => Number(text.replace('−', '-')));
  const told = names.map((name) => {
    const [, pit, how, seeds] = /pit (\d+).*, exact, (wins by|loses by|a draw) ?(\d*)$/.exec(name) ?? [];
    check(pit !== undefined, `the pit is called ${name}`);
    return [Number(pit), how === 'a draw' ? 0 : Number(seeds) * (how === 'wins by' ? 1 : -1)];
  });
  equal(
    texts.sort((a, b) => a - b).join(),
    told
      .map(([, value]) => value)
      .sort((a, b) => a - b)
      .join(),
    'values in the pits and in their names',
  );
  return told.sort(([a], [b]) => a - b);
}

/** The position in the program's form. */
async function positionText(page) {
  const [, south, southStore, north, northStore] =
    /^South: ([\d ]+); store (\d+)\. North: ([\d ]+); store (\d+)\.$/.exec(await position(page)) ?? [];
  const mover = (await page.locator('.plate.side-0.to-move').count()) > 0 ? 'S' : 'N';
  return `${south.replaceAll(' ', ',')},${southStore}/${north.replaceAll(' ', ',')},${northStore} ${mover}`;
}

async function checkValues(page, rules) {
  await allExact(page);
  const shown = await shownValues(page);
  const at = await positionText(page);
  const given = ['--rules', rules, '--position', at];
  const [analyzed, solved] = await Promise.all([
    run(program, ['analyze', ...given, '--time', '10000']),
    run(program, ['solve', ...given, '--seeds', '6', '--memory', '64M', '--threads', '1']),
  ]);
  const expected = analyzed.stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pit, value, sure] = line.split('\t');
      equal(sure, 'exact', `${at}: what analyze says of pit ${pit}`);
      return [Number(pit), Number(value)];
    })
    .sort(([a], [b]) => a - b);
  equal(JSON.stringify(shown), JSON.stringify(expected), `${rules} ${at}: values in the pits`);
  const best = Math.max(...shown.map(([, value]) => value));
  equal(best, Number(solved.stdout.trim().split('\t')[1]), `${rules} ${at}: the best, by kalah solve`);
  return at;
}

/** Plays a game of two persons to its end, with values at every position; returns who has moved. */
async function playChecked(page, rules) {
  const movers = new Set();
  for (let moves = 0; await toPlay(page); moves++) {
    check(moves < 120, 'the game does not end');
    const at = await checkValues(page, rules);
    movers.add(at.at(-1));
    const before = await position(page);
    await legalPits(page)
      .nth(moves % (await legalPits(page).count()))
      .click();
    await changedFrom(page, before);
    await breathe(page);
  }
  equal(await plaques(page).count(), 0, 'values after the end');
  equal([...movers].sort().join(), 'N,S', 'who has moved');
}

export const tests = [
  [
    'exact ones are those of solve and analyze, in a whole game and in a second one',
    async ({ page }) => {
      await newGame(page, { seats: ['person', 'person'], axes: { pits: '3', seeds: '3' } });
      await playChecked(page, '3x3');
      await page.locator('.reason', { hasText: 'a hint or values were used' }).waitFor();
      await newGame(page, { seats: ['person', 'person'], axes: { pits: '4', seeds: '2', capture: 'always' } });
      await playChecked(page, '4x2,capture=always');
    },
    { settings: kValues },
  ],
  [
    'undo, a new game and other rules leave no value of an earlier position',
    async ({ page }) => {
      await newGame(page, { seats: ['person', 'person'], axes: { pits: '4', seeds: '3' } });
      await checkValues(page, '4x3');
      const before = await position(page);
      await legalPits(page).first().click();
      await changedFrom(page, before);
      await page.locator('.table').getByRole('button', { name: 'Undo' }).click();
      await arrived(page, before);
      await checkValues(page, '4x3');
      await newGame(page, { seats: ['person', 'person'], axes: { pits: '4', seeds: '3', capture: 'none' } });
      await checkValues(page, '4x3,capture=none');
    },
    { settings: kValues },
  ],
  [
    'the switch is off at first, works by mouse and by key, and is remembered',
    async ({ page }) => {
      equal(await toggle(page).getAttribute('aria-checked'), 'false', 'the switch of a new visitor');
      await newGame(page, { seats: ['person', 'person'], axes: { pits: '3', seeds: '3' } });
      equal(await plaques(page).count(), 0, 'values before');
      await toggle(page).click();
      await allExact(page);
      await page.locator('[role="status"]', { hasText: /^Best (is pit|are pits) [\d, ]+: exact, / }).waitFor();
      await legalPits(page).first().focus();
      await page.keyboard.press('m');
      await page.locator('.line', { hasText: /pit 1 .*\(exact, (wins|loses) by \d+\)|\(exact, a draw\)/ }).waitFor();
      for (const told of [/Hint: /, /Hint: play pit \d\./, /^\s*Pit \d .*\. The result: exact, /]) {
        await page.keyboard.press('h');
        await page.locator('.line', { hasText: told }).waitFor();
      }
      await page.keyboard.press('v');
      await page.locator('.line', { hasText: 'Values are no longer shown.' }).waitFor();
      equal(await plaques(page).count(), 0, 'values after the key');
      await page.keyboard.press('v');
      await allExact(page);
      await page.reload();
      equal(await toggle(page).getAttribute('aria-checked'), 'true', 'the switch after a reload');
      await allExact(page);
    },
  ],
  [
    'estimates look and read otherwise; three players have only these',
    async ({ page }) => {
      await newGame(page, { preset: 'standard', seats: ['person', 'level-1'] });
      await plaques(page).nth(5).waitFor();
      equal(await page.locator('kalah-board .value.exact').count(), 0, 'exact values at the start of 6x6');
      check(/^≈/.test(await plaques(page).first().textContent()), 'an estimate looks like an exact value');
      check(/, estimate, /.test(await legalPits(page).first().getAttribute('aria-label')), 'an estimate is not named');
      await newGame(page, { preset: 'three', seats: ['person', 'level-1', 'level-1'] });
      await plaques(page).first().waitFor();
      equal(await page.locator('kalah-board .value.exact').count(), 0, 'exact values for three players');
      await screenshot(page, 'values-three');
    },
    { settings: kValues },
  ],
  [
    'the server is asked once where it has no databases, and what it knows is shown',
    async ({ page }) => {
      let asked = 0;
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/values' && searchParams.get('rules') === '6x6') asked++;
      });
      await newGame(page, { preset: 'standard', seats: ['person', 'person'] });
      await page.locator('[role="status"]', { hasText: /^Best (is pit|are pits) / }).waitFor();
      const before = await position(page);
      await legalPits(page).first().click();
      await changedFrom(page, before);
      await page.locator('[role="status"]', { hasText: /^Best (is pit|are pits) / }).waitFor();
      equal(asked, 1, 'questions to a server without databases');
      await page.route('**/values?*', (route) =>
        route.fulfill({ json: { seeds: 30, values: [{ move: '2', value: 40, exact: true }] } }),
      );
      await newGame(page, { preset: 'expert', seats: ['person', 'person'] });
      await page.locator('[role="status"]', { hasText: 'Best is pit 2: exact, wins by 40.' }).waitFor();
      equal(await page.locator('kalah-board .value.exact').allTextContents().then(String), '+40', 'exact values');
    },
    { settings: kValues },
  ],
  [
    'an offered swap tells its value; a paused computer has values, a thinking one has none',
    async ({ page }) => {
      await newGame(page, { preset: 'pie', seats: ['person', 'person'] });
      const before = await position(page);
      await legalPits(page).last().click();
      await changedFrom(page, before);
      await page.getByRole('button', { name: /^Swap sides \((exact|estimate), [a-z ]+\d*\)$/ }).waitFor();
      await newGame(page, { preset: 'standard', seats: ['level-5', 'level-5'] });
      await page.locator('.plate-turn', { hasText: 'Thinking' }).waitFor();
      equal(await plaques(page).count(), 0, 'values while a computer thinks');
      await page.getByRole('button', { name: 'Pause' }).click();
      await plaques(page).first().waitFor();
    },
    { settings: kValues },
  ],
  [
    'offline the values come from the page alone',
    async ({ page, context }) => {
      await newGame(page, { seats: ['person', 'person'], axes: { pits: '3', seeds: '3' } });
      await allExact(page);
      await context.setOffline(true);
      const before = await position(page);
      await legalPits(page).first().click();
      await changedFrom(page, before);
      await checkValues(page, '3x3');
      await newGame(page, { preset: 'standard', seats: ['person', 'person'] });
      await page.locator('[role="status"]', { hasText: /^Best (is pit|are pits) [\d, ]+: estimate, / }).waitFor();
    },
    { settings: kValues },
  ],
  ...['light', 'dark'].map((theme) => [
    `fit every screen and pass axe, ${theme}`,
    async ({ page }) => {
      const games = [
        ['exact', '0,3,1,0,2,1,14/2,0,1,3,0,1,20 S'],
        ['ahead', '4,3,1,0,2,6,4/12,0,1,5,4,1,5 N'],
      ];
      for (const [name, start] of games) {
        await resize(page, 1440, 900);
        await page.locator('.table').getByRole('button', { name: 'New game' }).first().click();
        const dialog = page.locator('#dialog-new-game');
        await dialog.locator('.all-axes summary').click();
        await dialog.locator('#axis-start').selectOption('set');
        await dialog.locator('#position').fill(start);
        await dialog.locator('#position').blur();
        for (const side of [0, 1]) await dialog.locator(`#seat-${side}`).selectOption('person');
        await dialog.getByRole('button', { name: 'Start' }).click();
        await dialog.waitFor({ state: 'hidden' });
        await plaques(page).first().waitFor();
        if (name === 'exact') await allExact(page);
        for (const [width, height] of [
          [1440, 900],
          [390, 844],
          [320, 640],
        ]) {
          await resize(page, width, height);
          await settled(page);
          await noSidewaysScroll(page, `${theme} at ${width}`);
          await screenshot(page, `values-${name}-${theme}-${width}`);
        }
        await accessible(page, `values, ${theme}`);
      }
    },
    { settings: { ...kValues, theme } },
  ]),
];
