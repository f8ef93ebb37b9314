export const LANGUAGES = ['de', 'en', 'fr', 'it', 'es', 'nl', 'sq'];

/** Headers of a browser, because statistics leave out programs. */
export const BROWSER = {
  'Accept-Encoding': 'gzip, deflate, br',
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

/** A post that the seed has in every language. */
export const POST = 'partnerschaft-qualifizierte-signatur';

export const HOME = { name: 'home page', path: '/de' };
export const PRODUCT = { name: 'product', path: '/de/products/idatik' };
export const BLOG = { name: 'list of posts', path: '/de/blog' };
export const ARTICLE = { name: 'article', path: `/de/blog/${POST}` };
export const TI = { name: 'TI page', path: '/de/ti-transformation' };
export const LEGAL = { name: 'legal notice', path: '/de/impressum' };

/** Returns every path of the sitemap once. @param {string} siteUrl */
export async function allPaths(siteUrl) {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return [...new Set(addresses.map((address) => new URL(address).pathname))];
}
