import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../setup/project.mjs';

/** Runs git in the project. @param {string[]} args */
export const git = (...args) => promisify(execFile)('git', args, { cwd: ROOT });

/**
 * Returns the newest tag before this commit, or the commit of the newest release where tags were not fetched; undefined
 * in a folder or clone without either.
 */
export async function lastRelease() {
  const found = await git('describe', '--tags', '--abbrev=0', 'HEAD^')
    .catch(() => git('log', '-1', '--grep=^Release [0-9]', '--format=%h', 'HEAD^'))
    .catch(() => null);
  return found?.stdout.trim() || undefined;
}
