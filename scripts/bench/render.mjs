import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandRunner, step } from '../run/steps.mjs';
import { webEnvironment } from '../setup/environment.mjs';
import { inProject } from '../setup/project.mjs';
import { ARTICLE, HOME, PRODUCT } from './pages.mjs';
import { figure, spread } from './report.mjs';
import { median } from './statistics.mjs';

export const title = 'Computing time of a page that is rendered anew: no page cache, its content in memory';

const PAGES = [HOME, PRODUCT, ARTICLE];
const PROGRAM = inProject('web', 'scripts', 'measure-render.mjs');

/**
 * @param {object} settings @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ path: string, cpuMs: number[], ms: number[], bytes: number }[]>}
 */
async function renderAll(settings, env) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-render-'));
  const resultFile = join(folder, 'result.json');
  const args = [PROGRAM, JSON.stringify(settings), resultFile];
  try {
    await commandRunner('bench-render')({ command: process.execPath, args, cwd: inProject('web'), env });
    return JSON.parse(await readFile(resultFile, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {import('./report.mjs').Bench} bench */
export async function measure({ options, report, site }) {
  const { env } = await site();
  const extent = options.isQuick ? { rounds: 5, renders: 10 } : { rounds: 15, renders: 40 };
  const settings = { siteUrl: env.SITE_URL, paths: PAGES.map(({ path }) => path), ...extent };
  const found = await step('Rendering pages in turn', () =>
    renderAll(settings, { ...webEnvironment(env), NODE_ENV: 'production', LOG_FORMAT: 'text' }),
  );
  report.table(
    ['page', 'kB of HTML', 'ms of CPU', 'ms'],
    found.map(({ path, cpuMs, ms, bytes }) => [path, figure(bytes / 1000), spread(cpuMs), spread(ms)]),
  );
  const home = median(found[0]?.cpuMs ?? []);
  report.limit('home page, rendered', home, { most: 15, unit: 'ms of CPU' });
}
