// Listens to signals before loading anything else: one during the start must not look like a failure.
import { join } from 'node:path';
import { keepTickShape } from './fast-responses';
import { stopOnSignals } from './stop';

const serve = stopOnSignals(process);
keepTickShape();
// Loses log lines that a closed pipe or a full disk refuses; the site goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.umask(0o077); // Files saved here are for this user only.

const { start, explainFailure } = await import('./start');
try {
  serve(await start(join(import.meta.dirname, '..')));
} catch (error) {
  process.stderr.write(`web cannot start: ${explainFailure(error)}\n`);
  process.exit(1);
}
