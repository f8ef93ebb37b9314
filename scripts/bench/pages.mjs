import { ask } from './site.mjs';

export const LANGUAGES = ['de', 'en', 'fr', 'it', 'es', 'nl', 'sq'];

/** A post that the seed has in every language. */
export const POST = 'partnerschaft-qualifizierte-signatur';

export const PAGES = [
  { name: 'home page', path: '/de' },
  { name: 'product', path: '/de/products/idatik' },
  { name: 'list of posts', path: '/de/blog' },
  { name: 'article', path: `/de/blog/${POST}` },
  { name: 'documentation', path: '/de/docs/idatik' },
  { name: 'home page, English', path: '/en' },
  { name: 'product, English', path: '/en/products/idatik' },
  { name: 'list of posts, English', path: '/en/blog' },
  { name: 'article, English', path: `/en/blog/${POST}` },
  { name: 'documentation, English', path: '/en/docs/idatik' },
];

/** @param {string} sitemap */
export function pathsIn(sitemap) {
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  return [...new Set(addresses.map((address) => new URL(address).pathname))];
}

/** @param {string} siteUrl */
export async function allPaths(siteUrl) {
  const { body } = await ask(`${siteUrl}/sitemap.xml`, { 'Accept-Encoding': 'identity' });
  return pathsIn(body.toString());
}

/** Groups paths by their language; paths without one come last. @param {readonly string[]} paths */
export function byLanguage(paths) {
  const languageOf = (/** @type {string} */ path) =>
    LANGUAGES.find((language) => path.split('/')[1] === language) ?? 'without prefix';
  const languages = [...LANGUAGES, languageOf('/')];
  return languages
    .map((language) => ({ language, paths: paths.filter((path) => languageOf(path) === language) }))
    .filter((row) => row.paths.length > 0);
}
