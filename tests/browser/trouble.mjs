// When something fails: the core does not load, the worker crashes.
import { equal, legalPits, ownPit, position } from './support.mjs';

export const tests = [
  [
    'a core that cannot be loaded is told, and loading can be tried again',
    async ({ page }) => {
      await ownPit(page, 3).click();
      await page.locator('.turns tbody tr').first().waitFor();
      const before = await position(page);
      await page.route('**/kalah-rules*.wasm', (route) => route.abort());
      await page.reload();
      await page.locator('.line[role="alert"]', { hasText: 'could not be loaded' }).waitFor();
      await page.unroute('**/kalah-rules*.wasm');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.turns tbody tr').first().waitFor();
      equal(await position(page), before, 'the position after all');
    },
    { expectErrors: true },
  ],
  [
    'a core of another kind is told and not hung upon',
    async ({ page }) => {
      await page.route('**/kalah-rules*.wasm', (route) =>
        route.fulfill({ body: Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), contentType: 'application/wasm' }),
      );
      await page.reload();
      await page.locator('.line[role="alert"]').waitFor();
      await page.unroute('**/kalah-rules*.wasm');
      await page.reload();
      await legalPits(page).first().waitFor({ state: 'attached' });
    },
    { expectErrors: true },
  ],
  [
    'the page stands whole under a link to a position',
    async ({ page }) => {
      await page.goto(new URL('/p/6x4/start', page.url()).href);
      await legalPits(page).first().waitFor({ state: 'attached' });
      await ownPit(page, 3).waitFor();
    },
  ],
];
