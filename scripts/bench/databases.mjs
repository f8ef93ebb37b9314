import { randomUUID } from 'node:crypto';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { signInAsEditor } from './editor.mjs';
import { findPostgres } from './postgres.mjs';
import { inTurn } from './rounds.mjs';
import { askForPage, startSite } from './site.mjs';
import { ratios } from './statistics.mjs';
import { spread } from './table.mjs';

const ACTS = /** @type {const} */ ({
  save: 'saving a section in /admin',
  firstLoad: 'first load of the page it stands on',
  list: 'list of posts in /admin',
});

/**
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<() => Promise<Record<keyof typeof ACTS, number>>>} milliseconds
 */
async function actsOn(site) {
  const editor = await signInAsEditor(site);
  return async () => {
    const title = `Messung ${randomUUID()}`;
    const save = await editor.saveSection('about', title);
    const saved = performance.now();
    const { body } = await askForPage(`${site.env.SITE_URL}/de`, { 'Accept-Encoding': 'identity' });
    const loaded = performance.now();
    if (!body.includes(title))
      throw new ExplainedError('The page does not show what was saved before it was asked for.');
    await editor.get('/api/posts');
    return { save, firstLoad: loaded - saved, list: performance.now() - loaded };
  };
}

/** @param {import('./measurement.mjs').Bench} bench @param {import('./postgres.mjs').Database} postgres */
async function compare(bench, postgres) {
  const sites = [];
  try {
    for (const [name, settings] of /** @type {[string, Record<string, string>][]} */ ([
      ['SQLite', { DATABASE_CLIENT: 'sqlite' }],
      ['PostgreSQL', { DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url }],
    ])) {
      const title = `Starting Strapi and the site with ${name}`;
      sites.push(await startSite(bench, { name: `bench-${name.toLowerCase()}`, title, settings }));
    }
    const [sqlite, postgresql] = await Promise.all(sites.map(actsOn));
    if (!sqlite || !postgresql) throw new Error('One of the two sites is missing.');
    const { quick } = bench.options;
    const times = await step('Working with both in turn', () =>
      inTurn(quick ? { rounds: 5, warmUp: 2 } : { rounds: 40, warmUp: 5 }, { sqlite, postgresql }),
    );
    bench.report.table(
      ['', 'SQLite, ms', 'PostgreSQL, ms', 'ratio'],
      Object.entries(ACTS).map(([act, name]) => {
        const ofAct = (/** @type {Record<string, number>[]} */ rounds) =>
          rounds.map((round) => round[act] ?? Number.NaN);
        const [one, other] = [ofAct(times.sqlite), ofAct(times.postgresql)];
        return [name, spread(one, 1), spread(other, 1), spread(ratios(other, one), 2)];
      }),
    );
  } finally {
    for (const site of sites) await site.remove();
  }
}

/** @type {import('./measurement.mjs').Measurement} */
export const databases = {
  title: 'The work of editors and of the first visitor after them, with SQLite and with PostgreSQL',
  measure: async (bench) => {
    const postgres = await findPostgres(bench.env);
    if (!postgres) {
      bench.report.leaveOut(
        'there is no PostgreSQL; install it, or name an empty database in TEST_DATABASE_URL',
      );
      return;
    }
    try {
      await compare(bench, postgres);
    } finally {
      await postgres.stop();
    }
  },
};
