import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { CMS_FOLDER, type Installation, makeInstallation, removeInstallation, startCms } from './cms-process';
import { logIn } from './http-client';
import './provided';
import { DATABASE_FILE, execute } from './stored-rows';

/** Skips what `npm test` has compiled before, because another Strapi may be starting from the same files. */
function compile(): void {
  if (process.env.CMS_IS_COMPILED === 'true') return;
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.json'], { cwd: CMS_FOLDER, stdio: 'inherit' });
}

/** Copies the database for test files that stop and start their own Strapi, only with SQLite. */
async function copyOf({ folder, secrets }: Installation): Promise<Installation> {
  const copy = { ...makeInstallation(), secrets };
  if (!process.env.TEST_DATABASE_URL) {
    await execute(folder, `VACUUM INTO '${path.join(copy.folder, DATABASE_FILE)}'`);
  }
  return copy;
}

/** Compiles the server code and starts the Strapi that most tests share. */
export default async function setup(project: TestProject) {
  compile();
  const installation = makeInstallation();
  const cms = await startCms(installation);
  const seeded = await copyOf(installation);
  const { CMS_API_TOKEN: siteToken, ADMIN_PASSWORD: adminPassword } = installation.secrets;
  const adminToken = await logIn(cms.url, { username: 'admin', password: adminPassword });
  project.provide('cms', {
    ...{ url: cms.url, siteToken, adminToken, adminPassword, folder: installation.folder },
    signedInAt: Date.now(),
  });
  project.provide('seeded', { folder: seeded.folder, secrets: seeded.secrets });

  return async () => {
    await cms.stop();
    removeInstallation(installation);
    removeInstallation(seeded);
  };
}
