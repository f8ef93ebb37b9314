// The process of the site. Signals are listened to before anything else is read: one that comes during the start must
// not end the process as if it had failed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopOnSignals } from './stop';
import { keepTickShape } from './tick-shape';

const { serve } = stopOnSignals(process);
keepTickShape();
// Log lines that a closed pipe or a full disk does not take are lost; the site goes on, and ends in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.umask(0o077); // What is saved here is for this user alone.

/** The folder that the builds write to: this file lies in one of its own in there. */
const BUILD = join(dirname(fileURLToPath(import.meta.url)), '..');

const { start, explainFailure } = await import('./start');
try {
  serve(await start(BUILD));
} catch (error) {
  process.stderr.write(`web cannot start: ${explainFailure(error)}\n`);
  process.exit(1);
}
