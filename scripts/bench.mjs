// Measures the site's speed and memory, and compares them with their limits (docs/performance.md). Usage:
// `npm run bench -- NAME…` for some measurements, `--all` for every page of the sitemap, `--quick` for few rounds.
import { databases } from './bench/databases.mjs';
import { firstByte } from './bench/first-byte.mjs';
import { memory } from './bench/memory.mjs';
import { notModified } from './bench/not-modified.mjs';
import { readArguments } from './bench/options.mjs';
import { paint } from './bench/paint.mjs';
import { posts } from './bench/posts.mjs';
import { publish } from './bench/publish.mjs';
import { render } from './bench/render.mjs';
import { Report } from './bench/report.mjs';
import { start } from './bench/start.mjs';
import { throughput } from './bench/throughput.mjs';
import { weight } from './bench/weight.mjs';
import { buildWhenDue, installWhenDue } from './run/prepare.mjs';
import { isStopping } from './run/processes.mjs';
import { runScript } from './run/script.mjs';
import { StepFailed } from './run/steps.mjs';
import { complain, duration, say, styled } from './run/terminal.mjs';
import { foreignEnvironment } from './setup/environment.mjs';
import { ExplainedError } from './setup/project.mjs';

/** @type {Record<string, import('./bench/measurement.mjs').Measurement>} */
const MEASUREMENTS = {
  throughput,
  'not-modified': notModified,
  'first-byte': firstByte,
  render,
  weight,
  paint,
  memory,
  publish,
  posts,
  databases,
  start,
};

await runScript(async () => {
  const { names, options } = readArguments(process.argv.slice(2), Object.keys(MEASUREMENTS));
  await installWhenDue();
  await buildWhenDue(foreignEnvironment(process.env));

  /** @type {{ name: string, report: Report }[]} */
  const done = [];
  for (const name of names) {
    const measurement = MEASUREMENTS[name];
    if (!measurement) continue;
    const startedAt = Date.now();
    const report = new Report();
    done.push({ name, report });
    say(`\n${styled('bold', name)}: ${measurement.title}`);
    try {
      await measurement.measure({ env: process.env, options, report });
    } catch (error) {
      if (isStopping()) throw error;
      // A measurement that fails does not keep the others from running.
      const isExplained = error instanceof StepFailed || error instanceof ExplainedError;
      complain(isExplained ? error.message : String(error instanceof Error ? error.stack : error));
      report.fail('not carried out');
    }
    say(styled('gray', `  (${duration(Date.now() - startedAt)})`));
  }

  if (done.length > 1) {
    say(`\n${styled('bold', 'What had to be reached')}`);
    for (const { name, report } of done) {
      if (report.verdicts.length === 0) continue;
      say(`\n${name}`);
      for (const line of report.verdicts) say(line);
    }
  }
  if (done.some(({ report }) => report.isOver)) process.exitCode = 1;
});
