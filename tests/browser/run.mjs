// Plays the page in Chromium: `node tests/browser/run.mjs [WORD...]` runs all tests, or those with a word in their name.
import { startBrowser, startServer, visit } from './support.mjs';

const topics = ['play', 'course', 'keeping', 'rules', 'screens', 'trouble'];
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

const server = await startServer();
const browser = await startBrowser();
let failed = 0;
for (const { name, run, options = {} } of chosen) {
  const { expectErrors = false, ...visitor } = options;
  let visitors = null;
  try {
    visitors = await visit(browser, server.url, visitor);
    await run({ ...visitors, browser, url: server.url });
    if (!expectErrors && visitors.errors.length > 0) throw new Error(`the page reports: ${visitors.errors.join('; ')}`);
    console.log(`ok      ${name}`);
  } catch (error) {
    failed++;
    console.log(`FAILED  ${name}\n        ${String(error.message).replaceAll('\n', '\n        ')}`);
    await visitors?.page
      .screenshot({ path: `build/screenshots/failed-${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png` })
      .catch(() => undefined);
  }
  await visitors?.context.close();
}
await browser.close();
server.stop();
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
