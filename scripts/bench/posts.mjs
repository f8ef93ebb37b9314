import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../run/steps.mjs';
import { inProject } from '../setup/project.mjs';
import { ARTICLE, BLOG, HOME, LANGUAGES, POST } from './pages.mjs';
import { figure, spread } from './report.mjs';
import { loadPage, startSite } from './site.mjs';
import { inTurn, median, ratios, secondsFor } from './statistics.mjs';

export const title = 'What many posts in seven languages cost, beside few';

const FEW = 8;
/** Strapi writes 14,000 rows at the first start of the larger site. */
const SEEDING_TIMEOUT_MS = 45 * 60_000;
/** `most` limits the ratio of many posts to few; work that grows with the posts has no limit. */
const PAGES = [
  { ...BLOG, most: 1.5 },
  { ...ARTICLE, most: 1.5 },
  { ...HOME, most: 1.5 },
  { name: 'feed', path: '/de/blog/feed.xml', most: null },
  { name: 'search', path: '/de/search?q=signatur', most: null },
  { name: 'sitemap', path: '/sitemap.xml', most: null },
];

/** @param {string} folder @param {number} count */
async function makeSeed(folder, count) {
  await cp(inProject('cms', 'seed'), folder, { recursive: true });
  const slugs = [POST, ...Array.from({ length: count - 1 }, (_, index) => `bench-${index}`)];
  for (const part of ['shared', ...LANGUAGES]) {
    const file = join(folder, part, 'posts.json');
    const entry = JSON.parse(await readFile(file, 'utf8'))[POST];
    await writeFile(file, JSON.stringify(Object.fromEntries(slugs.map((slug) => [slug, entry]))));
  }
  for (const language of LANGUAGES) {
    const texts = join(folder, language, 'posts');
    const text = await readFile(join(texts, `${POST}.md`));
    await rm(texts, { recursive: true });
    await mkdir(texts);
    for (const slug of slugs) await writeFile(join(texts, `${slug}.md`), text);
  }
}

/** @param {string} url */
const millisecondsFor = async (url) => (await secondsFor(() => loadPage(url))) * 1000;

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ env, options, report }) {
  const [many, rounds] = options.isQuick ? [50, 20] : [1_000, 200];
  const folder = await mkdtemp(join(tmpdir(), 'bench-seeds-'));
  /** @type {import('./site.mjs').Site[]} */
  const sites = [];
  try {
    for (const count of [FEW, many]) {
      const seed = join(folder, String(count));
      await makeSeed(seed, count);
      const title = `Starting a site with ${figure(count)} posts in ${LANGUAGES.length} languages`;
      const options = { settings: { SEED_DIR: seed }, startTimeoutMs: SEEDING_TIMEOUT_MS };
      sites.push(await startSite(env, { title, ...options }));
    }
    const [small = '', large = ''] = sites.map((site) => site.env.SITE_URL);
    const found = await step('Asking both sites in turn', async () => {
      const results = [];
      for (const page of PAGES) {
        const few = () => millisecondsFor(small + page.path);
        const times = await inTurn(rounds, { few, many: () => millisecondsFor(large + page.path) });
        results.push({ ...page, ...times, ratio: ratios(times.many, times.few) });
      }
      return results;
    });
    report.table(
      ['page', `${FEW} posts, ms`, `${figure(many)} posts, ms`, 'ratio'],
      found.map(({ name, few, many, ratio }) => [name, ...[few, many, ratio].map(spread)]),
    );
    for (const { name, most, ratio } of found) {
      if (most) report.limit(`${name} with many posts`, median(ratio), { most });
    }
  } finally {
    for (const site of sites) await site.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
