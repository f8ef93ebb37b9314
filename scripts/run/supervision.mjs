import { ExplainedError } from '../setup/project.mjs';
import { startService, waitUntilReady } from './services.mjs';

export const RESTARTS = 3;
export const WITHIN_MS = 60_000;

/**
 * @typedef {object} SupervisedService
 * @property {Promise<void>} ready fulfilled when it can work for the first time; rejected when it ends before
 * @property {Promise<void>} over rejected when it keeps ending by itself, fulfilled when it was stopped
 */

/**
 * Starts a service, and starts it again whenever it ends by itself: three times within a minute, then it is given up.
 * One that never could work is not started again.
 * @param {import('./services.mjs').ServiceDescription} description
 * @param {object} [options]
 * @param {string[]} [options.urls] that have to answer before it counts as ready
 * @param {import('./services.mjs').LineListener} [options.onLine]
 * @param {(notice: string) => void} [options.onRestart] is told of each restart in a few words
 * @returns {SupervisedService}
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

/**
 * Waits until all can work, or one is given up.
 * @param {SupervisedService[]} services
 */
export async function allReady(services) {
  await Promise.race([Promise.all(services.map(({ ready }) => ready)), allOver(services)]);
}

/**
 * Waits until all have been stopped, or one is given up.
 * @param {SupervisedService[]} services
 */
export async function allOver(services) {
  await Promise.all(services.map(({ over }) => over));
}
