import { execFile } from 'node:child_process';
import { CMS_FOLDER, environmentOf, freePort, type Installation } from './cms-process';

/** Runs cms/accounts.js, as `npm run accounts` does. */
export async function runAccounts(of: Installation, ...args: string[]) {
  const env = environmentOf(of, await freePort());
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['accounts.js', ...args], { cwd: CMS_FOLDER, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}
