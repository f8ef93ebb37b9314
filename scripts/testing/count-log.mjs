// Counts a log of requests by the rules of decision 0084 a second time, without any code of the site.

const LANGUAGES = ['de', 'en', 'fr', 'it', 'es', 'nl', 'sq'];
const OWN_HOST = 'localhost';

/** @param {Record<string, string>} headers */
function isVisitor(headers) {
  const agent = headers['User-Agent'] ?? '';
  if (agent === '' || /bot|^curl|^python/i.test(agent)) return false;
  if (['Sec-Purpose', 'Purpose', 'X-Moz'].some((name) => name in headers)) return false;
  return !/admin-session=/.test(headers.Cookie ?? '');
}

/** @param {string} path @param {Record<string, string>} headers */
function languageOf(path, headers) {
  const [, first = ''] = path.split('/');
  if (LANGUAGES.includes(first)) return first;
  const chosen = /lang=(\w\w)/.exec(headers.Cookie ?? '')?.[1];
  if (chosen) return chosen;
  const wanted = (headers['Accept-Language'] ?? '').split(/[,;]/).map((part) => part.trim().slice(0, 2));
  return wanted.find((code) => LANGUAGES.includes(code)) ?? 'de';
}

/** @param {string} path */
function withoutLanguage(path) {
  const [, first = '', ...rest] = path.split('/');
  return LANGUAGES.includes(first) ? `/${rest.join('/')}` : path;
}

/** @param {string} referer */
function sourceOf(referer) {
  const host = /^[a-z-]+:\/\/(?:www\.)?([^/:]+)/.exec(referer)?.[1];
  if (!host || host === OWN_HOST) return null;
  return /^[\d.]+$/.test(host) || !host.includes('.') ? '' : host;
}

/** Names searches from a count of 3. @param {readonly import('./made-up-requests.mjs').Logged[]} log */
export function countLog(log) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @param {string} kind @param {string} name @param {string} language */
  const add = (kind, name, language) => {
    const key = `${kind} | ${name} | ${language}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const { method, url, headers, status, searched, isMessage } of log) {
    if (!isVisitor(headers)) continue;
    const [path = '', query = ''] = decodeURI(url).split('?');
    const language = languageOf(path, headers);
    const isShown = method === 'HEAD' && 'Page-Shown-From' in headers;
    if (isMessage) {
      if (status !== 200) continue;
      const page = new URL(headers.Referer ?? '').pathname;
      add('message', withoutLanguage(page), languageOf(page, headers));
    } else if (method !== 'GET' && !isShown) {
      // A HEAD of no page that is shown.
    } else if (status === 404) {
      const isUnnamed = /@|\.php$|\/\./.test(path);
      add('missing', isUnnamed ? '' : withoutLanguage(path), language);
    } else if (status === 200 || status === 304) {
      if (/\.(pdf|json)$/.test(path)) add('download', path, language);
      const isPage =
        !/\.(?!html)\w+$|^\/(api|admin|healthz)/.test(path) && !/^(preview|draft|texts)=/.test(query);
      if (!isPage) continue;
      const pageLanguage = path.endsWith('.html') ? 'de' : language;
      add('page', withoutLanguage(path), pageLanguage);
      const source = sourceOf((isShown ? headers['Page-Shown-From'] : headers.Referer) ?? '');
      if (source !== null) add('source', source, pageLanguage);
      if (searched !== undefined) {
        const isPrivate = /[@\d]/.test(searched) || searched.split(' ').length > 6;
        add('search', isPrivate ? '' : searched.toLowerCase(), language);
      }
    }
  }
  for (const [key, count] of counts) {
    if (key.startsWith('search | ') && !key.startsWith('search |  |') && count < 3) counts.delete(key);
  }
  return Object.fromEntries(counts);
}
