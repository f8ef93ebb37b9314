import { step } from '../run/steps.mjs';
import { connectTo, withChromium } from './browser.mjs';
import { HOME } from './pages.mjs';
import { spread } from './report.mjs';
import { inTurn, median } from './statistics.mjs';

export const title =
  'From the first tap on a sleeping island to what it shows, on a phone slowed down four times';

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'de-DE' };

/** Buttons of islands, and what their first tap brings about. */
const TAPS = [
  { name: 'contact-form', path: HOME.path, button: '[type=submit]', reaction: ':user-invalid' },
  { name: 'product-hub', path: '/de/products/attrian', button: 'li button', reaction: '[aria-pressed=true]' },
];

/**
 * Runs first in the page: keeps islands asleep until they are touched, because nothing comes into view, and notes the
 * milliseconds from the first touch to the frame that shows the reaction.
 */
const watch = (/** @type {string} */ reaction) => `
  IntersectionObserver.prototype.observe = () => {};
  addEventListener('pointerdown', ({ timeStamp }) => {
    const look = () => {
      if (document.querySelector('${reaction}')) window.shownAfter = performance.now() - timeStamp;
      else requestAnimationFrame(look);
    };
    look();
  }, { capture: true, once: true });`;

/** @param {import('playwright-core').Browser} browser @param {string} siteUrl @param {(typeof TAPS)[number]} tap */
async function timeTap(browser, siteUrl, { name, path, button, reaction }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watch(`site-island[name=${name}] ${reaction}`));
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
  const target = page.locator(`site-island[name=${name}]:not([data-awake]) ${button}`).first();
  await target.scrollIntoViewIfNeeded();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await target.tap();
  const shownAfter = await page.waitForFunction(() => Reflect.get(globalThis, 'shownAfter'));
  const ms = Number(await shownAfter.jsonValue());
  await context.close();
  return ms;
}

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ env, options, report, site }) {
  const siteUrl = (await site()).env.SITE_URL;
  const times = await withChromium(env, async (port) => {
    const browser = await connectTo(port);
    const tasks = TAPS.map((tap) => [tap.name, () => timeTap(browser, siteUrl, tap)]);
    return step('Tapping on islands in turn', () =>
      inTurn(options.isQuick ? 3 : 11, Object.fromEntries(tasks)),
    );
  });
  report.table(
    ['island', 'until shown, ms'],
    Object.entries(times).map(([name, ms]) => [name, spread(ms)]),
  );
  for (const [name, ms] of Object.entries(times)) {
    report.limit(`first tap on ${name}`, median(ms), { most: 200, unit: 'ms' });
  }
}
