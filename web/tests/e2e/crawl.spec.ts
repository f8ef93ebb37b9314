import { expect, test } from '@playwright/test';
import { LANGUAGE_CODES, splitPath } from 'contract/languages';
import { OPENINGS_PAGE } from 'contract/opening-fields';
import { hasPlace, SITE_HEADINGS, SITE_PAGES, type SitePath, sitePageAt } from 'contract/site-addresses';
import { MARK_CHARACTERS, markOf } from '~/i18n/marks';
import { readVocabulary, violationsIn } from '~/site/schema-org.test-support';
import { answers, crawl, linkedFrom, origin, pages, pagesInFrame, pathOf } from './support/crawl';
import { CrawledPage } from './support/crawled-page';

// One worker, which keeps what it has fetched.
test.describe.configure({ mode: 'default' });

/** Shows one chapter at a time. */
const DOCS_CHAPTERS = /^\/docs\/idatik$/;

/** For what reads every page, or has every picture made: no other test may take this long. */
const WHOLE_SITE_MS = 240_000;

test.beforeAll(async ({ request }) => {
  test.setTimeout(WHOLE_SITE_MS);
  await crawl(request);
});

test('every internal link leads to a page, without detours', () => {
  const broken = [...answers].flatMap(([address, { status, location = '' }]) =>
    status === 200 ? [] : [`${linkedFrom.get(address)} → ${address}: ${status} ${location}`],
  );
  expect(broken).toEqual([]);
  expect(answers.size).toBeGreaterThan(150);
});

function dataAddress(address: string): string {
  const [path = '', query] = address.split('?', 2);
  return `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`;
}

test('no page and no data of one contains a NUL byte', async ({ request }) => {
  test.setTimeout(WHOLE_SITE_MS);
  const broken = [...answers].filter(([, { hasNul, page }]) => page && hasNul).map(([address]) => address);
  const inFrame = pagesInFrame();
  for (const { address } of inFrame) {
    const response = await request.get(dataAddress(address), { maxRedirects: 0 });
    expect(response.headers()['content-type'], address).toContain('text/x-script');
    if ((await response.body()).includes(0)) broken.push(dataAddress(address));
  }
  expect(broken).toEqual([]);
  expect(inFrame.length).toBeGreaterThan(150);
});

test("no public answer holds a character of the marks in editors' previews", () => {
  expect(MARK_CHARACTERS.test(`Titel${markOf(7)}`), 'of a text with a mark').toBe(true);
  expect([...answers].filter(([, { hasMark }]) => hasMark).map(([address]) => address)).toEqual([]);
  expect(answers.size).toBeGreaterThan(150);
});

test('every page says first that it is HTML of today, or browsers lay it out by older rules', () => {
  const old = pages().filter(({ hasDoctype }) => !hasDoctype);
  expect(pages().length).toBeGreaterThan(150);
  expect(old.map(({ address }) => address)).toEqual([]);
});

test('no page has a style attribute, which its policy would forbid', () => {
  const withStyle = new CrawledPage('/', '<p style="color: red">x</p>', origin);
  expect(withStyle.styledElements, 'of a page that has one').toBe(1);
  const styled = pages().filter(({ styledElements }) => styledElements > 0);
  expect(styled.map(({ address }) => address)).toEqual([]);
});

test('every anchor that is linked to exists', () => {
  const anchored = pages().flatMap((page) =>
    page.internalLinks
      .filter(({ anchor }) => anchor)
      .map(({ address, anchor }) => ({ from: page.address, address, anchor })),
  );
  const missing = anchored.filter(
    ({ address, anchor }) => answers.get(address)?.page?.hasAnchor(anchor) === false,
  );
  expect(missing).toEqual([]);
  expect(anchored.length).toBeGreaterThan(150);
});

test('every page has the places that Strapi takes for existing, and no other section has an id', () => {
  const checked = Object.entries(SITE_PAGES).flatMap(([path, places]) => {
    const page = answers.get(path === '/' ? '/de' : `/de${path}`)?.page;
    return page && places.length > 0 ? [{ path, places, page }] : [];
  });
  expect(checked.length).toBeGreaterThan(4);
  const missing = checked.flatMap(({ path, places, page }) =>
    places
      .filter((place) => !page.hasAnchor(place) && !DOCS_CHAPTERS.test(path))
      .map((place) => `${path}#${place}`),
  );
  expect(missing).toEqual([]);
  // Job openings are content, whose keys Strapi looks up.
  const isOpening = (path: string, page: CrawledPage, id: string) =>
    path === OPENINGS_PAGE && page.articleIds.includes(id);
  const unknown = checked.flatMap(({ path, page }) =>
    page.sectionIds
      .filter((id) => !hasPlace(path as SitePath, id) && !isOpening(path, page, id))
      .map((id) => `${path}#${id}`),
  );
  expect(unknown).toEqual([]);
});

/** Shown by a script, or by a search with results. */
const LATER_HEADINGS = ['/docs/idatik', '/search'];

test('the headings and references that links may name are those of the pages', () => {
  const found = new Map<SitePath, Set<string>>();
  for (const page of pages()) {
    const at = sitePageAt(splitPath(page.address.split('?')[0] ?? '').path);
    if (at) found.set(at.page, new Set([...(found.get(at.page) ?? []), ...page.namedPlaces]));
  }
  const unknown = [...found].flatMap(([path, places]) =>
    [...places].filter((place) => !hasPlace(path, place)).map((place) => `${path}#${place}`),
  );
  expect(unknown).toEqual([]);
  const missing = Object.entries(SITE_HEADINGS).flatMap(([path, headings]) => {
    const places = LATER_HEADINGS.includes(path) ? undefined : found.get(path as SitePath);
    const absent = headings.filter((heading) => places && !places.has(`${heading}-title`));
    return absent.map((heading) => `${path}#${heading}-title`);
  });
  expect(missing).toEqual([]);
  expect(found.size).toBeGreaterThan(12);
});

test('every page has one heading of the first level and one title', () => {
  const odd = pages().filter(
    ({ headings, titles }) => headings.length !== 1 || !headings[0] || titles.length !== 1,
  );
  expect(odd.map(({ address, headings, titles }) => ({ address, headings, titles }))).toEqual([]);
});

test('the links of a page stay in its language', () => {
  const links = pagesInFrame().flatMap((page) => {
    const prefix = LANGUAGE_CODES.find((code) => new RegExp(`^/${code}(/|$)`).test(page.address));
    if (!prefix || prefix === 'de') return [];
    return page.internalLinks.map(({ address, language }) => ({ from: page.address, address, language }));
  });
  const toGerman = links.filter(({ address }) => answers.get(address)?.page?.language === 'de');
  const unstated = toGerman.filter(
    ({ address, language }) => language !== 'de' && !address.endsWith('.html'),
  );
  expect(unstated).toEqual([]);
  expect(links.length).toBeGreaterThan(1_000);
  expect(toGerman.length, 'the language switchers lead there').toBeGreaterThan(100);
});

for (const language of LANGUAGE_CODES) {
  test(`titles and descriptions in ${language} are unique`, () => {
    const own = pages().filter(
      ({ address, language: shown }) => shown === language && new RegExp(`^/${language}(/|$)`).test(address),
    );
    expect(own.length).toBeGreaterThan(15);
    const canonical = (page: CrawledPage) => page.links('canonical')[0]?.href ?? pathOf(page);
    for (const read of [
      (page: CrawledPage) => page.titles[0],
      (page: CrawledPage) => page.meta('description')[0],
    ]) {
      const byText = new Map<string, Set<string>>();
      for (const page of own) {
        const text = read(page) ?? '';
        byText.set(text, (byText.get(text) ?? new Set()).add(canonical(page)));
      }
      expect(byText.has(''), 'an empty title or description').toBe(false);
      expect([...byText].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
    }
  });
}

test('every page that may be listed has a complete head', () => {
  const listed = pagesInFrame().filter(({ isHidden }) => !isHidden);
  const wrong = listed.flatMap((page) => {
    const canonical = page.links('canonical').map(({ href }) => href);
    const alternates = page.links('alternate').filter(({ hrefLang }) => hrefLang);
    const alternate = (hrefLang: string) => alternates.find((link) => link.hrefLang === hrefLang)?.href;
    const written = LANGUAGE_CODES.filter((code) => alternate(code) !== undefined);
    // Without a translation the page is a copy of the German one (decision I7).
    const language = written.find((code) => code === page.language) ?? 'de';
    const checks: Record<string, boolean> = {
      'one canonical address': canonical.length === 1,
      'canonical in the language of its text': canonical[0] === alternate(language),
      'canonical without query': !canonical[0]?.includes('?'),
      'canonical is a page': answers.get(canonical[0]?.slice(origin.length) ?? '')?.status === 200,
      'an alternate for each language of its text and one for all others':
        written.join() === LANGUAGE_CODES.join() && alternates.length === written.length + 1,
      'all others get German': alternate('x-default') === alternate('de'),
      'alternates are pages': alternates.every(
        ({ href }) => answers.get(href.slice(origin.length))?.status === 200,
      ),
      robots: page.meta('robots')[0] === 'index,follow',
      'og:locale': page.meta('og:locale')[0]?.startsWith(`${language}_`) ?? false,
      // Keeps the query where the shared picture depends on it.
      'og:url': [canonical[0], `${canonical[0]}${new URL(page.address, origin).search}`].includes(
        page.meta('og:url')[0] ?? '',
      ),
      'large picture':
        page.meta('twitter:card')[0] === 'summary_large_image' && page.meta('og:image').length === 1,
      manifest: page.links('manifest').length === 1,
    };
    return Object.entries(checks)
      .filter(([, isRight]) => !isRight)
      .map(([name]) => `${page.address}: ${name}`);
  });
  expect(wrong).toEqual([]);
  expect(listed.length).toBeGreaterThan(80);
});

test('structured data are what schema.org defines, with one organization a page', () => {
  const vocabulary = readVocabulary();
  const listed = pagesInFrame().filter(({ isHidden }) => !isHidden);
  const wrong = listed.flatMap(({ address, structuredData }) => {
    const [graph] = structuredData as { '@graph': Record<string, unknown>[] }[];
    const nodes = graph?.['@graph'] ?? [];
    const organizations = nodes.filter((node) => node['@type'] === 'Organization');
    const problems = nodes.flatMap((node) => violationsIn(vocabulary, node));
    if (structuredData.length !== 1) problems.push(`${structuredData.length} graphs`);
    if (organizations.length !== 1) problems.push(`${organizations.length} organizations`);
    return problems.map((problem) => `${address}: ${problem}`);
  });
  expect(wrong).toEqual([]);
  expect(listed.length).toBeGreaterThan(80);
});

test('no head has a sign in it that is never seen', () => {
  const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
  expect(
    pages()
      .filter(({ headWords }) => invisible.test(headWords))
      .map(({ address }) => address),
  ).toEqual([]);
  expect(pages().filter(({ headWords }) => headWords.includes('TR-03161')).length).toBeGreaterThan(0);
});

const nodesOf = (type: string) =>
  pagesInFrame().flatMap(({ structuredData }) =>
    (structuredData as { '@graph': Record<string, unknown>[] }[])
      .flatMap((graph) => graph['@graph'])
      .filter((node) => node['@type'] === type),
  );

test('every article says when it was published, and has a picture', () => {
  const articles = pagesInFrame().filter((page) => page.meta('og:type')[0] === 'article');
  expect(articles.length).toBeGreaterThan(60);
  expect(articles.filter((page) => page.meta('article:published_time').length !== 1)).toEqual([]);
  const postings = nodesOf('BlogPosting');
  expect(postings.length).toBeGreaterThan(60);
  for (const { image } of postings) expect(image).toMatch(/^https?:\/\//);
});

test('every article links its sources', () => {
  const withoutSources = pagesInFrame()
    .filter((page) => page.meta('og:type')[0] === 'article' && page.externalLinks.length === 0)
    .map(({ address }) => address);
  expect(withoutSources).toEqual([]);
});

test('every position takes applications today', () => {
  const postings = nodesOf('JobPosting');
  expect(postings.length).toBeGreaterThanOrEqual(14);
  for (const { validThrough } of postings)
    expect(Date.parse(String(validThrough))).toBeGreaterThan(Date.now());
});

test('no page asks a foreign host for anything, and none could', () => {
  const foreign = pages().flatMap((page) =>
    page.resources
      .filter((url) => url.origin !== origin && url.protocol !== 'data:')
      .map((url) => `${page.address}: ${url}`),
  );
  expect(foreign).toEqual([]);
  const withoutResources = pages().filter(({ resources }) => resources.length === 0);
  expect(withoutResources.map(({ address }) => address)).toEqual([]);
  const withoutPolicy = [...answers].filter(
    ([, { page, policy }]) => page && !policy.includes("default-src 'none'"),
  );
  expect(withoutPolicy.map(([address]) => address)).toEqual([]);
  const allowed = [...answers.values()]
    .flatMap(({ policy }) => policy.split('; '))
    .filter((directive) => !/^(?:frame-ancestors|frame-src|upgrade-insecure-requests)/.test(directive))
    .filter((directive) => /https?:|\*/.test(directive));
  expect([...new Set(allowed)]).toEqual([]);
});

test('everything that the pages load is there', async ({ request }) => {
  test.setTimeout(WHOLE_SITE_MS);
  // An address of the kind "data:" brings what it names.
  const files = pages().flatMap(({ resources }) => resources.filter(({ protocol }) => protocol !== 'data:'));
  const addresses = new Set(files.map((url) => url.pathname + url.search));
  expect(addresses.size).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 });
    if (response.status() !== 200) missing.push(`${address}: ${response.status()}`);
  }
  expect(missing).toEqual([]);
});

test('share images are there, of the promised kind, and may be kept', async ({ request }) => {
  test.setTimeout(WHOLE_SITE_MS);
  const images = new Set(
    pages()
      .filter(({ language, address }) => language === 'sq' && !address.includes('?'))
      .flatMap((page) => page.meta('og:image')),
  );
  expect(images.size).toBeGreaterThan(15);
  for (const image of images) {
    const response = await request.get(image, { maxRedirects: 0 });
    expect(response.status(), image).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    });
  }
});

test('the sitemap lists exactly the pages that may be listed', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = new Set([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address));
  const canonical = new Set(
    pages()
      .filter(({ isHidden }) => !isHidden)
      .map((page) => page.links('canonical')[0]?.href ?? ''),
  );
  expect(listed.size).toBeGreaterThan(80);
  expect([...listed].filter((address) => !canonical.has(address))).toEqual([]);
  expect([...canonical].filter((address) => !listed.has(address))).toEqual([]);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('search results are for visitors only', async ({ request }) => {
  const response = await request.get('/en/search?q=wallet');
  const page = new CrawledPage('/en/search', await response.text(), origin);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  expect(page.isHidden).toBe(true);
  expect(page.links('canonical')).toEqual([]);
});
