import { availableParallelism } from 'node:os';
import { carryOut, isBuildDue, SIDES } from '../setup/builds.mjs';
import { isInstallDue, noteInstalled } from '../setup/install.mjs';
import { npm } from '../setup/project.mjs';
import { commandRunner, StepFailed, step } from './steps.mjs';

export async function installWhenDue() {
  if (!(await isInstallDue())) return;
  await step('Installing packages (some minutes with an empty cache)', async () => {
    // Does not use `npm ci`: docs/decisions/0013.
    await commandRunner('install')(npm('install', '--no-save', '--no-audit', '--no-fund'));
    await noteInstalled();
  });
}

/** The build of Strapi's panel takes two gigabytes, the site and its type check half as much. */
const MEMORY_FOR_TWO = 4 * 1024 ** 3;

export const hasRoomForTwo = () => availableParallelism() > 1 && process.availableMemory() >= MEMORY_FOR_TWO;

/** A failed side does not stop the other. @param {(() => Promise<void>)[]} sides @param {boolean} hasRoom */
export async function buildSides(sides, hasRoom) {
  if (!hasRoom) {
    for (const build of sides) await build();
    return;
  }
  const outcomes = await Promise.allSettled(sides.map((build) => build()));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 1 && failures.every((failure) => failure instanceof StepFailed)) {
    throw new StepFailed(failures.map(({ message }) => message).join('\n'));
  }
  if (failures.length > 0) throw failures[0];
}

/** @param {NodeJS.ProcessEnv} env @param {{ isGenerated?: boolean }} [options] of the sources */
export async function buildWhenDue(env, { isGenerated = false } = {}) {
  const sides = SIDES.map((builds) => async () => {
    for (const build of builds) {
      if (!(await isBuildDue(build))) continue;
      const run = commandRunner(build.name);
      await step(build.title, () =>
        carryOut(
          build,
          (command) => run({ ...command, env: { ...env, NODE_ENV: 'production' } }),
          isGenerated,
        ),
      );
    }
  });
  await buildSides(sides, hasRoomForTwo());
}
