import { commandRunner, step } from '../run/steps.mjs';
import { BUILDS, carryOut, isBuildDue } from './builds.mjs';
import { isInstallDue, noteInstalled } from './install.mjs';
import { npm } from './project.mjs';

export async function installWhenDue() {
  if (!(await isInstallDue())) return;
  await step('Installing packages (some minutes with an empty cache)', async () => {
    // Not `npm ci`: docs/decisions/0013.
    await commandRunner('install')(npm('install', '--no-save', '--no-audit', '--no-fund'));
    await noteInstalled();
  });
}

/** @param {NodeJS.ProcessEnv} env what the builds see */
export async function buildWhenDue(env) {
  for (const build of BUILDS) {
    if (!(await isBuildDue(build))) continue;
    const run = commandRunner(build.name);
    await step(build.title, () =>
      carryOut(build, (command) => run({ ...command, env: { ...env, NODE_ENV: 'production' } })),
    );
  }
}
