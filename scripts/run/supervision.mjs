import { ExplainedError } from '../setup/project.mjs';
import { startService, waitUntilReady } from './services.mjs';

export const RESTARTS = 3;
export const WITHIN_MS = 60_000;

/**
 * @typedef {object} SupervisedService
 * @property {Promise<void>} ready fulfilled when it is first ready; rejected when it ends before
 * @property {Promise<void>} over fulfilled when it was stopped; rejected when it is given up
 */

/**
 * Restarts a service that ends by itself, three times within a minute at most; never one not ready before.
 * @param {import('./services.mjs').ServiceDescription} description @param {object} [options]
 * @param {string[]} [options.urls] must answer before it counts as ready
 * @param {import('./services.mjs').LineListener} [options.onLine]
 * @param {(notice: string) => void} [options.onRestart] receives the reason @returns {SupervisedService}
 */
export function superviseService(
  description,
  { urls = description.readyUrls, onLine, onRestart = () => {} } = {},
) {
  const first = startService(description, onLine);
  const ready = waitUntilReady(first, urls);

  async function keepRunning() {
    let service = first;
    /** @type {number[]} */
    let restartedAt = [];
    for (;;) {
      const ending = await service.ended;
      if (service.wasStopped()) return;
      restartedAt = restartedAt.filter((time) => performance.now() - time < WITHIN_MS);
      if (restartedAt.length === RESTARTS) {
        throw new ExplainedError(
          `${service.name} has stopped by itself ${RESTARTS + 1} times within a minute (${ending}), so everything stops. Its last lines:\n${service.report()}`,
        );
      }
      restartedAt.push(performance.now());
      onRestart(`has stopped by itself (${ending}) and is started again`);
      service = startService(description, onLine, { continuesLog: true });
    }
  }
  const over = ready.then(keepRunning, () => {});
  return { ready, over };
}

/** Waits until all are ready, or one is given up. @param {SupervisedService[]} services */
export async function allReady(services) {
  await Promise.race([Promise.all(services.map(({ ready }) => ready)), allOver(services)]);
}

/** Waits until all have been stopped, or one is given up. @param {SupervisedService[]} services */
export async function allOver(services) {
  await Promise.all(services.map(({ over }) => over));
}
