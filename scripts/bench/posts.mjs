import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../run/steps.mjs';
import { inProject } from '../setup/project.mjs';
import { LANGUAGES, POST } from './pages.mjs';
import { inTurn } from './rounds.mjs';
import { askForPage, startSite } from './site.mjs';
import { median, ratios } from './statistics.mjs';
import { figure, spread } from './table.mjs';

const FEW = 8;
/** Strapi writes 14,000 rows at the first start of the larger site. */
const SEEDING_TIMEOUT_MS = 45 * 60_000;

/** `most` limits the ratio of many posts to few; work that grows with the posts has no limit. */
const QUESTIONS = [
  { name: 'list', path: '/de/blog', most: 1.5 },
  { name: 'article', path: `/de/blog/${POST}`, most: 1.5 },
  { name: 'home page', path: '/de', most: 1.5 },
  { name: 'feed', path: '/de/blog/feed.xml' },
  { name: 'search', path: '/de/search?q=signatur' },
  { name: 'sitemap', path: '/sitemap.xml' },
];

/** @param {string} folder @param {number} count */
async function makeSeed(folder, count) {
  await cp(inProject('cms', 'seed'), folder, { recursive: true });
  const slugs = [POST, ...Array.from({ length: count - 1 }, (_, index) => `bench-${index}`)];
  /** @param {string} file */
  const repeat = async (file) => {
    const entries = JSON.parse(await readFile(file, 'utf8'));
    const all = slugs.map((slug) => [slug, entries[POST]]);
    await writeFile(file, JSON.stringify(Object.fromEntries(all)));
  };
  await repeat(join(folder, 'shared', 'posts.json'));
  for (const language of LANGUAGES) {
    await repeat(join(folder, language, 'posts.json'));
    const body = await readFile(join(folder, language, 'posts', `${POST}.md`));
    await rm(join(folder, language, 'posts'), { recursive: true });
    await mkdir(join(folder, language, 'posts'));
    for (const slug of slugs) await writeFile(join(folder, language, 'posts', `${slug}.md`), body);
  }
}

/** @param {string} url */
async function millisecondsFor(url) {
  const begin = performance.now();
  await askForPage(url);
  return performance.now() - begin;
}

/** @type {import('./measurement.mjs').Measurement} */
export const posts = {
  title: 'What many posts in seven languages cost, beside few',
  measure: async (bench) => {
    const { quick } = bench.options;
    const many = quick ? 50 : 1_000;
    const extent = quick ? { rounds: 20, warmUp: 5 } : { rounds: 200, warmUp: 20 };
    const folder = await mkdtemp(join(tmpdir(), 'bench-seeds-'));
    const sites = [];
    try {
      for (const count of [FEW, many]) {
        const seedFolder = join(folder, String(count));
        await makeSeed(seedFolder, count);
        const site = await startSite(bench, {
          name: `bench-${count}`,
          title: `Starting a site with ${figure(count)} posts in ${LANGUAGES.length} languages`,
          settings: { SEED_DIR: seedFolder },
          startTimeoutMs: SEEDING_TIMEOUT_MS,
        });
        sites.push(site);
      }
      const [small = '', large = ''] = sites.map(({ env }) => env.SITE_URL);
      const rows = await step('Asking both sites in turn', async () => {
        const all = [];
        for (const question of QUESTIONS) {
          const times = await inTurn(extent, {
            few: () => millisecondsFor(small + question.path),
            many: () => millisecondsFor(large + question.path),
          });
          all.push({ ...question, times, ratio: ratios(times.many, times.few) });
        }
        return all;
      });
      bench.report.table(
        ['page', `${figure(FEW)} posts, ms`, `${figure(many)} posts, ms`, 'ratio'],
        rows.map(({ name, times, ratio }) => [
          name,
          spread(times.few, 1),
          spread(times.many, 1),
          spread(ratio, 2),
        ]),
      );
      for (const { name, ratio, most } of rows) {
        if (most) {
          bench.report.limit({ what: `${name} with many posts`, value: median(ratio), most, digits: 2 });
        }
      }
    } finally {
      for (const site of sites) await site.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
