import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../setup/project.mjs';

/** Runs git in the project. @param {string[]} args */
export const git = (...args) => promisify(execFile)('git', args, { cwd: ROOT });

/** Returns the newest tag before this commit, else (tags not fetched) the newest release commit, if any. */
export async function lastRelease() {
  const found = await git('describe', '--tags', '--abbrev=0', 'HEAD^')
    .catch(() => git('log', '-1', '--grep=^Release [0-9]', '--format=%h', 'HEAD^'))
    .catch(() => null);
  return found?.stdout.trim() || undefined;
}
