// Runs measurements that need packages, such as a browser: programs of web/scripts with a file for the result.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandRunner, step } from '../run/steps.mjs';
import { foreignEnvironment } from '../setup/environment.mjs';
import { inProject } from '../setup/project.mjs';

/**
 * @param {'measure-render' | 'measure-weight' | 'measure-paint'} program
 * @param {{ title: string, settings: object, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<unknown>}
 */
export async function measureInWeb(program, { title, settings, env }) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-result-'));
  const resultFile = join(folder, 'result.json');
  try {
    await step(title, () =>
      commandRunner(`bench-${program}`)({
        command: process.execPath,
        args: [inProject('web', 'scripts', `${program}.mjs`), JSON.stringify(settings), resultFile],
        cwd: inProject('web'),
        env,
      }),
    );
    return JSON.parse(await readFile(resultFile, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {NodeJS.ProcessEnv} env @param {string} chromium */
export const browserEnvironment = (env, chromium) => ({
  ...foreignEnvironment(env),
  CHROMIUM_PATH: chromium,
});
