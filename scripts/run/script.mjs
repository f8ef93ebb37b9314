import { ExplainedError } from '../setup/project.mjs';
import { isStopping, stopAll, stopOnSignals } from './processes.mjs';
import { StepFailed } from './steps.mjs';
import { complain } from './terminal.mjs';

let isReady = false;

/** Makes a stop the normal end from now on. */
export function noteReady() {
  isReady = true;
}

/** Returns one line for a mistake of the caller, and the stack of any other error. @param {unknown} error */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const isUnknownOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const isExplained = error instanceof StepFailed || error instanceof ExplainedError || isUnknownOption;
  return isExplained ? error.message : (error.stack ?? error.message);
}

/** Runs a script: stops its processes at its end, and explains failures. @param {() => Promise<void>} work */
export async function runScript(work) {
  // Ignores what a closed pipe or a full disk rejects, so that the servers go on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  stopOnSignals(() =>
    isReady ? { message: 'Stopping …', exitCode: 0 } : { message: 'Interrupted.', exitCode: 130 },
  );
  try {
    await work();
  } catch (error) {
    // The signal handler ends the process.
    if (isStopping()) return;
    complain(`\n${explain(error)}`);
    process.exitCode = 1;
    await stopAll();
  }
}

/** Rejects when one ends. @param {import('./services.mjs').Service[]} services @returns {Promise<never>} */
export async function untilOneEnds(services) {
  const { service, ending } = await Promise.race(
    services.map(async (service) => ({ service, ending: await service.ended })),
  );
  throw new ExplainedError(
    `${service.name} has stopped by itself (${ending}), so everything stops. Its last lines:\n${service.report()}`,
  );
}
