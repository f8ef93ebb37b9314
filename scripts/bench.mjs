// `npm run bench`: what many posts cost. Two sites run side by side on this machine, one with 8 posts in seven languages
// and one with 1,000, and are asked in turn: what counts is the ratio of one run, not a time.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenDue, installWhenDue } from './run/prepare.mjs';
import { runScript } from './run/script.mjs';
import { commandRunner, step } from './run/steps.mjs';
import { say } from './run/terminal.mjs';
import { GENERATE } from './setup/builds.mjs';
import { foreignEnvironment } from './setup/environment.mjs';
import { ExplainedError, inProject, npm } from './setup/project.mjs';
import { createSiteUnderTest } from './testing/site-under-test.mjs';

const FEW = 8;
const MANY = 1_000;
const WARM_UP = 20;
const ROUNDS = 200;
/** Strapi writes 14,000 rows at the first start of the larger site. */
const SEEDING_TIMEOUT_MS = 45 * 60_000;

const LANGUAGES = ['de', 'en', 'fr', 'it', 'es', 'nl', 'sq'];
const POST = 'partnerschaft-qualifizierte-signatur';

/** What is asked, and how much longer it may take with many posts; null where the work grows with the posts. */
const QUESTIONS = [
  { name: 'list', path: '/de/blog', most: 1.5 },
  { name: 'article', path: `/de/blog/${POST}`, most: 1.5 },
  { name: 'home page', path: '/de', most: 1.5 },
  { name: 'feed', path: '/de/blog/feed.xml', most: null },
  { name: 'search', path: '/de/search?q=signatur', most: null },
  { name: 'sitemap', path: '/sitemap.xml', most: null },
];

/**
 * The seed of the site with so many posts, all of them copies of one.
 * @param {string} folder
 * @param {number} count
 */
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

/**
 * @param {string} url
 * @returns {Promise<number>} milliseconds until the whole answer is there
 */
async function ask(url) {
  const begin = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new ExplainedError(`${url} answered ${response.status}.`);
  return performance.now() - begin;
}

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Both sites in turn, so that whatever else the machine does meets both.
 * @param {string} few
 * @param {string} many
 * @param {string} path
 */
async function compare(few, many, path) {
  const times = { few: /** @type {number[]} */ ([]), many: /** @type {number[]} */ ([]) };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [a, b] = [await ask(few + path), await ask(many + path)];
    if (round < 0) continue;
    times.few.push(a);
    times.many.push(b);
  }
  return { few: median(times.few), many: median(times.many) };
}

const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`.padStart(10);

await runScript(async () => {
  await installWhenDue();
  const env = foreignEnvironment(process.env);
  await step('Generate styles and types', () =>
    commandRunner('bench-generate')({ ...npm(...GENERATE), env }),
  );
  await buildWhenDue(env, { isGenerated: true });

  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const sites = [];
  try {
    for (const count of [FEW, MANY]) {
      const seedFolder = join(folder, String(count));
      await makeSeed(seedFolder, count);
      const site = await createSiteUnderTest(process.env, {
        name: `bench-${count}`,
        settings: { SEED_DIR: seedFolder },
        startTimeoutMs: SEEDING_TIMEOUT_MS,
      });
      sites.push(site);
      await step(`Starting a site with ${count} posts in ${LANGUAGES.length} languages`, async () => {
        await site.start('cms');
        await site.start('web');
      });
    }
    const [few = '', many = ''] = sites.map(({ env: settings }) => settings.SITE_URL);
    say();
    say(`  Median of ${ROUNDS}    ${FEW} posts   ${MANY} posts   ratio`);
    let isTooSlow = false;
    for (const { name, path, most } of QUESTIONS) {
      const times = await compare(few, many, path);
      const ratio = times.many / times.few;
      const isOver = most !== null && ratio > most;
      isTooSlow ||= isOver;
      const limit = most === null ? '' : `   at most ${most}${isOver ? ': too slow' : ''}`;
      say(
        `  ${name.padEnd(14)}${ms(times.few)}   ${ms(times.many)}   ${ratio.toFixed(2).padStart(5)}${limit}`,
      );
    }
    if (isTooSlow) process.exitCode = 1;
  } finally {
    for (const site of sites) await site.remove();
    await rm(folder, { recursive: true, force: true });
  }
});
