// Measures speed and memory against their limits (docs/performance.md): `npm run bench -- NAME…` for some,
// `--quick` in few rounds, `--not-modified` for 304 in `ratio`, `--half-speed` for a slow phone in `paint`.
import { parseArgs } from 'node:util';
import { Report } from './bench/report.mjs';
import { startSite } from './bench/site.mjs';
import { buildWhenDue, installWhenDue } from './run/prepare.mjs';
import { isStopping } from './run/processes.mjs';
import { explain, runScript } from './run/script.mjs';
import { complain, duration, say, styled } from './run/terminal.mjs';
import { foreignEnvironment } from './setup/environment.mjs';
import { ExplainedError } from './setup/project.mjs';

/** Imported after the installation, because they use packages. The build of `start` comes last. */
const MEASUREMENTS = {
  ratio: () => import('./bench/ratio.mjs'),
  counting: () => import('./bench/counting.mjs'),
  render: () => import('./bench/render.mjs'),
  weight: () => import('./bench/weight.mjs'),
  paint: () => import('./bench/paint.mjs'),
  tap: () => import('./bench/tap.mjs'),
  publish: () => import('./bench/publish.mjs'),
  editing: () => import('./bench/editing.mjs'),
  memory: () => import('./bench/memory.mjs'),
  posts: () => import('./bench/posts.mjs'),
  fleet: () => import('./bench/fleet.mjs'),
  start: () => import('./bench/start.mjs'),
};
const NAMES = /** @type {(keyof typeof MEASUREMENTS)[]} */ (Object.keys(MEASUREMENTS));

function readArguments() {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  const flags = { quick: flag, 'not-modified': flag, 'half-speed': flag };
  const { values, positionals } = parseArgs({ allowPositionals: true, options: flags });
  const unknown = positionals.find((name) => !Object.hasOwn(MEASUREMENTS, name));
  if (unknown !== undefined) {
    throw new ExplainedError(`There is no measurement "${unknown}". There are: ${NAMES.join(', ')}.`);
  }
  return {
    names: NAMES.filter((name) => positionals.length === 0 || positionals.includes(name)),
    options: {
      isQuick: values.quick,
      isNotModified: values['not-modified'],
      isHalfSpeed: values['half-speed'],
    },
  };
}

await runScript(async () => {
  const { names, options } = readArguments();
  await installWhenDue();
  await buildWhenDue(foreignEnvironment(process.env));

  const report = new Report();
  /** @type {ReturnType<typeof startSite> | undefined} */
  let shared;
  const site = () => (shared ??= startSite(process.env));
  for (const name of names) {
    const startedAt = Date.now();
    try {
      const { title, measure } = await MEASUREMENTS[name]();
      say(`\n${styled('bold', name)}: ${title}`);
      await measure({ env: process.env, options, report, site });
    } catch (error) {
      if (isStopping()) throw error;
      complain(explain(error));
      report.add(false, `${name} was not carried out`);
    }
    say(styled('gray', `  (${duration(Date.now() - startedAt)})`));
  }
  // A site that did not start was reported by the measurements that wanted it.
  await (await shared?.catch(() => null))?.remove();
  if (names.length > 1) say(['', styled('bold', 'All limits'), ...report.verdicts].join('\n'));
  if (report.isOver) process.exitCode = 1;
});
