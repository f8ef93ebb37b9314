import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { Client } from 'pg';
import { checkEnvironment, type Environment } from '../env';
import { makePrivate } from './private-files';
import { stopOnSignals } from './stop';
import { moveTemporaryFilesTo } from './temporary-folder';
import { explainStorage } from './unusable-storage';

const LOCK_NUMBER = 718236;

/**
 * Checks the environment, starts Strapi in `appDir` and stops it in order on SIGTERM and SIGINT.
 * @throws EnvironmentError, UnusableStorage
 */
export async function start(appDir: string): Promise<void> {
  const environment = checkEnvironment();
  try {
    await startOn(environment, appDir);
  } catch (error) {
    throw explainStorage(error, environment);
  }
}

async function startOn(environment: Environment, appDir: string): Promise<void> {
  await makePrivate(environment.CMS_DATA_DIR);
  moveTemporaryFilesTo(environment.CMS_DATA_DIR);
  const app = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  const lifetime = stopOnSignals(app);
  const isPostgres = environment.DATABASE_CLIENT === 'postgres';
  const release = isPostgres ? await lockDatabase(environment.DATABASE_URL) : null;
  try {
    await lifetime.load();
  } finally {
    await release?.();
  }
  if (lifetime.isEnding()) return;
  await app.start();
  app.log.info(`cms is ready: ${environment.CMS_URL}/admin`);
}

/**
 * Two processes that start at the same time on an empty PostgreSQL make each other fail, because Strapi takes no lock:
 * this one lets one at a time through migrations, schema sync and bootstrap. It is released after a crash, too.
 */
async function lockDatabase(connectionString: string | undefined): Promise<() => Promise<void>> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [LOCK_NUMBER]);
  return () => client.end();
}
