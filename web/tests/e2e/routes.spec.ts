import { address, PATHS, PREFIXES } from './support/route-table';
import { expect, open, test } from './support/site-test';

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

for (const prefix of PREFIXES) {
  test(`every page exists under "${prefix || '/'}" with one heading and a title`, async ({ request }) => {
    for (const path of prefix === '' ? [...PATHS, '/admin'] : PATHS) {
      const at = address(prefix, path);
      const response = await request.get(at, { maxRedirects: 0 });
      expect.soft(response.status(), at).toBe(200);
      const html = await response.text();
      expect.soft(count(html, /<h1[\s>]/g), `h1 of ${at}`).toBe(1);
      expect.soft(html, `title of ${at}`).toMatch(/<title>[^<]{3,}<\/title>/);
    }
  });
}

test('pages ask nobody but the site itself and raise no complaint', async ({ page }) => {
  for (const [index, path] of PATHS.entries()) {
    const prefix = PREFIXES[index % PREFIXES.length] ?? '';
    await test.step(address(prefix, path), () => open(page, address(prefix, path)));
  }
});

const NOWHERE_ELSE = { maxRedirects: 0, headers: { 'Accept-Language': 'nl' } };
const UNKNOWN = [
  '/EN',
  '/EN/careers',
  '/de/Careers',
  '/pt',
  '/de/admin',
  '/xx/blog',
  '/xx/careers',
  // A post of that name, not a page in a language "blog".
  '/blog/documentation',
  '/help',
  '/en/products/unknown',
  '/de/blog/unknown',
  // Remix would match every segment of the named paths against all routes.
  '/__manifest?p=/en/careers',
];

for (const path of UNKNOWN) {
  test(`${path} is not found`, async ({ request }) => {
    const [pathname, query = ''] = path.split('?', 2);
    for (const asked of [path, `${pathname}.data?${query}`]) {
      const answers = [await request.get(asked, NOWHERE_ELSE), await request.head(asked, NOWHERE_ELSE)];
      for (const response of answers) {
        expect(response.status(), asked).toBe(404);
        expect(response.headers()['x-robots-tag'], asked).toBe('noindex');
        expect(response.headers()['content-language'], asked).toBe(/^\/(de|en)\//.exec(path)?.[1] ?? 'nl');
      }
    }
  });
}

const WITH_SLASH = [
  ['/en/careers/', '/en/careers'],
  ['/en/', '/en'],
  ['/blog/?tag=TI', '/blog?tag=TI'],
] as const;

for (const [path, target] of WITH_SLASH) {
  test(`${path} leads to ${target}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(target);
  });
}
