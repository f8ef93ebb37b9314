import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { launch, stop } from '../../run/processes.mjs';

/**
 * Starts a program of this folder in a process of its own, which does one task after the other.
 * @param {'client' | 'bare-server'} name
 */
export function startWorker(name) {
  const file = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
  const child = launch(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => [{ problem: `The process "${name}" has ended by itself.` }]);
  return {
    /** @type {number} */
    pid: child.pid ?? 0,
    /** @param {unknown} task @returns {Promise<unknown>} */
    async run(task) {
      child.send(/** @type {import('node:child_process').Serializable} */ (task));
      const [answer] = await Promise.race([once(child, 'message'), ended]);
      const { result, problem } = /** @type {{ result?: unknown, problem?: string }} */ (answer);
      if (problem !== undefined) throw new Error(problem);
      return result;
    },
    stop: () => stop(child),
  };
}

export function startClient() {
  const worker = startWorker('client');
  return {
    /** @param {Omit<import('./client.mjs').Flood, 'kind'>} task */
    flood: async (task) =>
      /** @type {import('./client.mjs').FloodResult} */ (await worker.run({ kind: 'flood', ...task })),
    /** @param {Omit<import('./client.mjs').Singly, 'kind'>} task */
    singly: async (task) =>
      /** @type {import('./client.mjs').SinglyResult} */ (await worker.run({ kind: 'singly', ...task })),
    stop: worker.stop,
  };
}

/** @param {import('./bare-server.mjs').BarePage[]} pages */
export async function startBareServer(pages) {
  const worker = startWorker('bare-server');
  const port = /** @type {number} */ (await worker.run(pages));
  return { port, pid: worker.pid, stop: worker.stop };
}
