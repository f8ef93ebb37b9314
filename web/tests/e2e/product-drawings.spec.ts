import { LANGUAGE_CODES } from 'contract/languages';
import { collisionsIn } from './support/lettering';
import { expect, open, test } from './support/site-test';

const DRAWN = ['idatik', 'fhir-link', 'me-ti', 'attrian-credentials', 'cryptoth'] as const;
const ARRANGEMENTS = { wide: 1280, tall: 360 } as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of LANGUAGE_CODES) {
  test(`no word of the drawings touches a line or another word, in ${language}`, async ({ page }) => {
    for (const product of DRAWN) {
      await open(page, `/${language}/products/${product}`);
      for (const [arrangement, width] of Object.entries(ARRANGEMENTS)) {
        await page.setViewportSize({ width, height: 800 });
        const found = (await collisionsIn(page, `[data-scene=${arrangement}] svg`))
          // A place without a cover is in sight.
          .filter(({ covers }) => covers.some((place) => place.length === 0))
          .map(({ text, with: other }) => `${text} on ${other}`);
        expect.soft(found, `${product}, ${arrangement}`).toEqual([]);
        const texts = page.locator(`[data-scene=${arrangement}] svg tspan`);
        expect(await texts.count(), `${product}, ${arrangement}`).toBeGreaterThan(5);
        const right = await texts.evaluateAll((all) =>
          Math.max(...all.map((text) => text.getBoundingClientRect().right)),
        );
        expect.soft(right, `${product}, ${arrangement}`).toBeLessThanOrEqual(width - 20);
      }
    }
  });
}
