import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LOG_FOLDER } from '../setup/project.mjs';
import { commandRunner } from './steps.mjs';

const LOG = 'test-of-steps';

/** @param {string} program @param {number} [limitMs] */
const run = (program, limitMs = 10_000) =>
  commandRunner(LOG)({ command: process.execPath, args: ['-e', program], limitMs });

describe('commandRunner', () => {
  afterAll(() => rm(join(LOG_FOLDER, `${LOG}.log`), { force: true }));

  it('shows the last lines and the exit code of a command that fails', async () => {
    await expect(run('console.log("why"); process.exit(3)')).rejects.toThrow(/ {4}why\n {4}\(exit code 3; /);
  });

  it('ends a command that hangs, and says so', async () => {
    await expect(run('console.log("hangs"); setInterval(() => {}, 1000)', 500)).rejects.toThrow(
      /stopped, because it ran longer than/,
    );
  });
});
