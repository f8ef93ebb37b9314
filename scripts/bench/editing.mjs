import { readFile } from 'node:fs/promises';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { connectTo, withChromium } from './browser.mjs';
import { untilShown } from './publish.mjs';
import { figure, spread } from './report.mjs';
import { inTurn, median } from './statistics.mjs';

export const title = 'From a click on a text to its field, from a key to the page, from a save to visitors';

const FILE = 'impressum';
const PATH = `/${FILE}`;
const COPY = new URL('../../web/app/i18n/locales/de/', import.meta.url);
const WINDOW = { viewport: { width: 1440, height: 900 }, reducedMotion: /** @type {const} */ ('reduce') };

/** @param {string} file */
const copyOf = async (file) => JSON.parse(await readFile(new URL(`${file}.json`, COPY), 'utf8'));

/** @typedef {import('playwright-core').Page} Page */

/** Notes milliseconds from an event to the frame that meets a condition; `inside` is the iframe's window. */
const watch = (/** @type {string} */ target, /** @type {string} */ type, /** @type {string} */ condition) => `
  {
    const inside = document.querySelector('iframe').contentWindow;
    window.tookMs = null;
    (${target}).addEventListener(${JSON.stringify(type)}, ({ timeStamp }) => {
      const begin = (${target}).performance.timeOrigin + timeStamp;
      const look = () => {
        if (${condition}) window.tookMs = performance.timeOrigin + performance.now() - begin;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }`;

/** @param {Page} page @param {{ target: string, type: string, condition: string }} what @param {() => Promise<unknown>} act */
async function time(page, { target, type, condition }, act) {
  await page.evaluate(watch(target, type, condition));
  await act();
  await page.waitForFunction(() => Reflect.get(globalThis, 'tookMs') !== null);
  return Number(await page.evaluate(() => Reflect.get(globalThis, 'tookMs')));
}

/** Clicks the first letters of a text in the frame. @param {Page} page @param {string} text */
async function clickText(page, text) {
  const found = page.frameLocator('iframe').getByText(text).first();
  await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await found.boundingBox();
  if (!box) throw new ExplainedError(`The page does not show "${text}".`);
  await page.mouse.click(box.x + 12, box.y + box.height / 2);
}

const FIELD = `document.activeElement?.tagName === 'TEXTAREA'`;

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ env, options, report, site: sharedSite }) {
  const { env: settings } = await sharedSite();
  const siteUrl = settings.SITE_URL;
  const { copyright } = await copyOf(FILE);
  const words = await copyOf('admin-page-texts');
  /** Has a placeholder, which the server fills in. */
  const filled = copyright.paragraphs.find((/** @type {string} */ text) => text.includes('{{companyEmail}}'));
  const [start = ''] = filled.split('{{');
  const headers = { Origin: siteUrl };

  const times = await withChromium(env, async (port) => {
    const browser = await connectTo(port);
    const context = await browser.newContext({ ...WINDOW, baseURL: siteUrl });
    const page = await context.newPage();
    const account = {
      username: settings.ADMIN_EMAIL,
      password: settings.ADMIN_PASSWORD,
      staySignedIn: true,
    };
    await context.request.post('/api/admin/login', { data: account, headers });
    await page.goto(`/admin#texts/${encodeURIComponent(PATH)}?de`);
    await page.getByText(words.frame.hint).waitFor();
    const field = page.locator('textarea').first();
    let stored = copyright.title;

    /** @param {string} shown */
    const open = async (shown) => {
      await page.keyboard.press('Escape');
      return time(page, { target: 'inside', type: 'mouseup', condition: FIELD }, () =>
        clickText(page, shown),
      );
    };
    /** @param {string} shown @param {string} end */
    const type = async (shown, end = shown) => {
      const letter = String(Math.floor(Math.random() * 10));
      const wanted = JSON.stringify(`${end}${letter}`);
      await open(shown);
      await page.keyboard.press('ControlOrMeta+End');
      const took = await time(
        page,
        {
          target: 'window',
          type: 'keydown',
          condition: `inside.document.body.textContent.includes(${wanted})`,
        },
        () => page.keyboard.press(letter),
      );
      await page.keyboard.press('Backspace');
      await page.frameLocator('iframe').getByText(`${end}${letter}`).waitFor({ state: 'detached' });
      return took;
    };
    let saves = 0;
    const save = async () => {
      saves += 1;
      const text = `${copyright.title} ${saves}`;
      await open(stored);
      // Begins where an editor has seen the text in the page, and its draft is kept.
      const isKept = page.waitForResponse('**/api/drafts/**');
      await field.fill(text);
      await isKept;
      const begin = performance.now();
      await page.keyboard.press('ControlOrMeta+S');
      const seenAt = await untilShown(`${siteUrl}/de${PATH}`, text);
      await page.getByText(words.changes.none).waitFor();
      stored = text;
      return seenAt - begin;
    };
    try {
      return await step('Pointing, typing and saving in turn', () =>
        inTurn(options.isQuick ? 3 : 15, {
          'click to field': () => open(stored),
          'key to page': () => type(stored),
          'key to page, through the server': () => type(start.trim(), filled.slice(-20)),
          'save to visitors': save,
        }),
      );
    } finally {
      const change = { file: FILE, language: 'de', key: 'copyright.title', to: null };
      const data = { changes: [{ ...change, from: stored }] };
      await context.request.put('/api/page-texts', { data, headers });
      await context.close();
    }
  });

  report.table(
    ['step', 'ms', 'at the latest'],
    Object.entries(times).map(([name, ms]) => [name, spread(ms), figure(Math.max(...ms))]),
  );
  report.limit('click to field, median', median(times['click to field']), { most: 150, unit: 'ms' });
  for (const name of /** @type {const} */ (['key to page', 'key to page, through the server'])) {
    report.limit(`${name}, median`, median(times[name]), { most: 400, unit: 'ms' });
  }
  report.limit('save to visitors, median', median(times['save to visitors']), { most: 300, unit: 'ms' });
}
