// Plays the page in Chromium: `node tests/browser/run.mjs [WORD...]` runs all tests, or those with a word in their name.
import { screenshot, startBrowser, startServer, visit } from './support.mjs';

const topics = [
  'play',
  'course',
  'keeping',
  'rules',
  'players',
  'values',
  'records',
  'statistics',
  'offline',
  'whole',
  'screens',
  'languages',
  'trouble',
];
const wanted = process.argv.slice(2);

const tests = [];
for (const topic of topics) {
  const module = await import(`./${topic}.mjs`);
  for (const [name, run, options] of module.tests) tests.push({ name: `${topic}: ${name}`, run, options });
}
const chosen = tests.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`no test has ${wanted.join(' or ')} in its name`);
  process.exit(2);
}

/** As many tests at once as the machine is lent to: most of their time is waiting. */
const kAtOnce = 2;

const server = await startServer();
const browser = await startBrowser();
let failed = 0;

async function runTest({ name, run, options = {} }) {
  const begun = performance.now();
  const { expectErrors = false, ...visitor } = options;
  let visitors = null;
  try {
    visitors = await visit(browser, server.url, visitor);
    await run({ ...visitors, url: server.url });
    const { errors } = visitors;
    if (!expectErrors && errors.length > 0) throw new Error(`the page reports: ${errors.join('; ')}`);
    console.log(`ok      ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAILED  ${name}\n        ${String(error.message).replaceAll('\n', '\n        ')}`);
    if (visitors)
      await screenshot(visitors.page, `failed-${name.replaceAll(/[^a-z0-9]+/gi, '-')}`).catch(() => undefined);
  }
  await visitors?.context.close();
}

const waiting = [...chosen];
async function runTests() {
  for (let test = waiting.shift(); test; test = waiting.shift()) await runTest(test);
}
await Promise.all(Array.from({ length: kAtOnce }, runTests));
await browser.close();
server.stop();
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
