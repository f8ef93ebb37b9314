import { ExplainedError } from '../setup/project.mjs';
import { isStopping, stopAll, stopOnSignals } from './processes.mjs';
import { StepFailed } from './steps.mjs';
import { complain } from './terminal.mjs';

let isReady = false;

/** From here on being stopped is the normal end. */
export function noteReady() {
  isReady = true;
}

/**
 * The frame of every script: what it started ends with it, and failures are told in words.
 * @param {() => Promise<void>} work
 */
export async function runScript(work) {
  // What a closed pipe or a full disk does not take is lost; the servers go on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  stopOnSignals(() =>
    isReady ? { message: 'Stopping …', exitCode: 0 } : { message: 'Interrupted.', exitCode: 130 },
  );
  try {
    await work();
  } catch (error) {
    // The signal handler ends the process.
    if (isStopping()) return;
    if (error instanceof StepFailed || error instanceof ExplainedError) complain(`\n${error.message}`);
    else complain(`\n${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
    await stopAll();
  }
}

/**
 * Waits until one of the services ends by itself, which is a failure.
 * @param {import('./services.mjs').Service[]} services
 * @returns {Promise<never>}
 */
export async function untilOneEnds(services) {
  const { service, ending } = await Promise.race(
    services.map(async (service) => ({ service, ending: await service.ended })),
  );
  throw new ExplainedError(
    `${service.name} has stopped by itself (${ending}), so everything stops. Its last lines:\n${service.report()}`,
  );
}
