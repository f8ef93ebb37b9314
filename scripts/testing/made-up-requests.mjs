// Made-up requests of every kind that statistics tell apart. Knows nothing of how the site counts.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
];
const PROGRAMS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'curl/8.14.1',
  'python-requests/2.32.5',
  '',
];
const AHEAD = [
  { 'Sec-Purpose': 'prefetch' },
  { 'Sec-Purpose': 'prefetch;prerender' },
  { Purpose: 'prefetch' },
  { 'X-Moz': 'prefetch' },
];
const LANGUAGES = ['de', 'en', 'fr', 'it', 'es', 'nl', 'sq'];
const ACCEPTED = [
  'de-DE,de;q=0.9,en;q=0.8',
  'en-GB,en;q=0.9',
  'fr-CH, fr;q=0.9',
  'sq',
  'pt-BR,pt;q=0.9',
  'nl,en;q=0.5',
];
const REFERERS = [
  'https://www.suche.example/s?q=konnektor',
  'https://suche.example/',
  'https://social.example:8443/post/1',
  'android-app://org.example.reader/',
  'http://192.168.1.20/wiki',
  'http://intranet/links',
  'about:blank',
];
const MISSING = [
  ...Array.from({ length: 30 }, (_, number) => `/leistungen/alt-${number}`),
  '/über-uns',
  '/newsletter/ada@praxis.example',
  '/wp-login.php',
  '/.env',
];
const DOWNLOADS = ['/TI-2.0-Transformation-Whitepaper.pdf', '/idatik-openapi.json'];
const NO_PAGES = [
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/healthz',
  '/api/blog',
  '/admin',
];
const FOUND = ['konnektor', 'fhir', 'messenger'];
/** Words that no page has, the first ones wanted often. */
const NOT_FOUND = [
  ...['xqvanta wqlkxig', 'zyprux', 'Qwölmix', 'Prwxolith-Gwqtxer'],
  ...Array.from(
    { length: 60 },
    (_, number) => `zq${'bcdfghjklm'[number % 10]}${'npqrstvwxz'[Math.floor(number / 10)]}xwv`,
  ),
];
/** Searches with an address, a number or many words, which may be personal. No page has any of the words. */
const PRIVATE = ['xqzv@qwxkz.zzqxv', '4711 xqzkv', 'xqzv qxwk zqkx vxqw kqzx wxqv zvxq'];

/** Shares, of 10,000. */
const SHARES = /** @type {const} */ ({
  page: 4_950,
  known: 1_500,
  program: 700,
  ahead: 400,
  shown: 250,
  head: 100,
  editor: 150,
  preview: 100,
  found: 150,
  search: 450,
  private: 50,
  download: 300,
  missing: 500,
  file: 250,
  slash: 50,
  message: 100,
});
/** @typedef {keyof typeof SHARES} Kind */

const WITHOUT_STRAPI = /** @type {const} */ ([
  'page',
  'known',
  'program',
  'ahead',
  'shown',
  'missing',
  'download',
]);

/**
 * @typedef {object} MadeUp
 * @property {string} method @property {string} url path and query @property {Record<string, string>} headers
 * @property {string} [body] @property {string} [searched] words on no page @property {boolean} [isMessage]
 */

/** @typedef {MadeUp & { status: number }} Logged */

/** Makes the same numbers for the same seed (mulberry32). @param {number} seed */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {object} options @param {readonly string[]} options.pages with their language, such as `/de/blog`
 * @param {string} options.siteUrl @param {number} options.seed
 */
export function createTraffic({ pages, siteUrl, seed }) {
  const number = numbersFrom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  /** Browsers' caches, by address. @type {Map<string, { etag: string, searched: string | undefined }>} */
  const known = new Map();
  /** @type {Logged[]} */
  const log = [];

  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => /** @type {T} */ (list[Math.floor(number() * list.length)]);
  const chance = (/** @type {number} */ share) => number() < share;

  /** @param {readonly Kind[]} kinds */
  function pickKind(kinds) {
    let left = number() * kinds.reduce((sum, kind) => sum + SHARES[kind], 0);
    for (const kind of kinds) {
      left -= SHARES[kind];
      if (left < 0) return kind;
    }
    return 'page';
  }

  function anyPage() {
    const page = pick(pages);
    const path = chance(0.2) ? page.replace(/^\/\w\w(?=\/|$)/, '') || '/' : page;
    return chance(0.2) ? `${path}?utm_source=newsletter-${Math.floor(number() * 5)}` : path;
  }

  function browser() {
    return {
      'User-Agent': pick(BROWSERS),
      'Accept-Encoding': 'br',
      'Accept-Language': pick(ACCEPTED),
      ...(chance(0.1) && { Cookie: `lang=${pick(LANGUAGES)}` }),
      ...(chance(0.3) && { Referer: chance(0.5) ? pick(REFERERS) : `${siteUrl}${pick(pages)}` }),
    };
  }

  /** @param {Kind} kind @returns {MadeUp} */
  function make(kind) {
    const get = (/** @type {string} */ url, headers = {}, method = 'GET') => ({
      method,
      url,
      headers: { ...browser(), ...headers },
    });
    const search = (/** @type {string} */ words) =>
      `/${pick(LANGUAGES)}/search?q=${encodeURIComponent(words)}`;
    switch (kind) {
      case 'program':
        return get(chance(0.2) ? pick(MISSING) : anyPage(), { 'User-Agent': pick(PROGRAMS) });
      case 'ahead':
        return get(anyPage(), pick(AHEAD));
      case 'shown':
        return get(anyPage(), { 'Page-Shown-From': chance(0.3) ? pick(REFERERS) : '' }, 'HEAD');
      case 'head':
        return get(anyPage(), {}, 'HEAD');
      case 'editor':
        return get(anyPage(), { Cookie: 'lang=de; admin-session=abc' });
      case 'preview':
        return get(`${pick(pages)}?${pick(['preview=about', 'draft=abc', 'texts='])}`);
      case 'found':
        return get(search(pick(FOUND)));
      case 'search': {
        const words = chance(0.6) ? pick(NOT_FOUND.slice(0, 4)) : pick(NOT_FOUND);
        return { ...get(search(words)), searched: words };
      }
      case 'private': {
        const words = pick(PRIVATE);
        return { ...get(search(words)), searched: words };
      }
      case 'download':
        return get(pick(DOWNLOADS));
      case 'missing':
        return get(
          encodeURI((chance(0.5) ? `/${pick(LANGUAGES)}` : '') + pick(MISSING)) +
            (chance(0.3) ? '?name=Ada' : ''),
        );
      case 'file':
        return get(pick(NO_PAGES));
      case 'slash':
        return get(`${pick(pages)}/`);
      case 'message':
        return message();
      default:
        return get(anyPage());
    }
  }

  /** @returns {MadeUp} */
  function message() {
    const page = pick(pages);
    const fields = {
      ...{ firstName: 'Ada', lastName: 'Beispiel', email: 'ada@statistics.example' },
      message: `Nachricht ${randomUUID()}`,
    };
    const headers = { ...browser(), Referer: siteUrl + page, Origin: siteUrl };
    const body = JSON.stringify({ ...fields, captchaSolved: true });
    return {
      ...{ method: 'POST', url: '/api/contact', body, isMessage: true },
      headers: { ...headers, 'Content-Type': 'application/json' },
    };
  }

  /** @param {string} target @param {MadeUp} made @returns {Promise<number>} */
  function send(target, { method, url, headers, body, searched }) {
    return new Promise((resolve, reject) => {
      const asked = request(target + url, { method, headers, agent }, (answer) => {
        const { etag, vary = '' } = answer.headers;
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () => {
          // Only addresses that are the same for everybody.
          if (method === 'GET' && answer.statusCode === 200 && etag && !vary.includes('Cookie'))
            known.set(url, { etag, searched });
          resolve(answer.statusCode ?? 0);
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  return {
    log,
    /** @param {readonly string[]} targets in turn @param {{ count: number, isStrapiAway?: boolean }} options */
    async run(targets, { count, isStrapiAway = false }) {
      const kinds = isStrapiAway ? WITHOUT_STRAPI : /** @type {Kind[]} */ (Object.keys(SHARES));
      let begun = 0;
      const visit = async () => {
        while (begun < count) {
          begun += 1;
          const target = targets[begun % targets.length] ?? '';
          const kind = pickKind(kinds);
          const made = make(kind);
          if (kind === 'known' && known.size > 0) {
            const [url, { etag, searched }] = pick([...known]);
            Object.assign(made, { url, searched, headers: { ...made.headers, 'If-None-Match': etag } });
          }
          log.push({ ...made, status: await send(target, made) });
        }
      };
      await Promise.all(Array.from({ length: 8 }, visit));
    },
    end: () => agent.destroy(),
  };
}
