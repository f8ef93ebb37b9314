import { step } from '../run/steps.mjs';
import { connectTo, withChromium } from './browser.mjs';
import { HOME } from './pages.mjs';
import { spread } from './report.mjs';
import { inTurn, median } from './statistics.mjs';

export const title =
  'From the first tap on a sleeping island to a visible reaction, on a phone slowed down four times';

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'de-DE' };

/** Buttons of islands, and the selector of what their first tap brings about. */
const TAPS = [{ name: 'contact-form', path: HOME.path, button: '[type=submit]', reaction: ':user-invalid' }];

/** Keeps islands asleep until touched; notes milliseconds to the frames of the busy button and the reaction. */
const watch = (/** @type {string} */ island, /** @type {string} */ reaction) => `
  IntersectionObserver.prototype.observe = () => {};
  addEventListener('pointerdown', ({ timeStamp }) => {
    const look = () => {
      const isDone = document.querySelector('${island} ${reaction}') !== null;
      if (isDone || document.querySelector('${island} [aria-busy=true]')) {
        window.reactedAfter ??= performance.now() - timeStamp;
      }
      if (isDone) window.doneAfter = performance.now() - timeStamp;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });`;

/** @param {import('playwright-core').Browser} browser @param {string} siteUrl @param {(typeof TAPS)[number]} tap */
async function timeTap(browser, siteUrl, { name, path, button, reaction }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watch(`site-island[name=${name}]`, reaction));
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
  const target = page.locator(`site-island[name=${name}]:not([data-awake]) ${button}`).first();
  await target.scrollIntoViewIfNeeded();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await target.tap();
  await page.waitForFunction(() => Reflect.has(globalThis, 'doneAfter'));
  const [reacted, done] = await page.evaluate(() =>
    ['reactedAfter', 'doneAfter'].map((name) => Number(Reflect.get(globalThis, name))),
  );
  await context.close();
  return { reacted, done };
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
  const found = Object.entries(times).map(([name, taps]) => ({
    name,
    reacted: taps.map((tap) => tap.reacted),
    done: taps.map((tap) => tap.done),
  }));
  report.table(
    ['island', 'until it reacts, ms', 'until it is done, ms'],
    found.map(({ name, reacted, done }) => [name, spread(reacted), spread(done)]),
  );
  for (const { name, reacted } of found) {
    report.limit(`first tap on ${name}`, median(reacted), { most: 200, unit: 'ms' });
  }
}
