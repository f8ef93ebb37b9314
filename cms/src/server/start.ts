import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { Client } from 'pg';
import { checkEnvironment } from '../env';
import type { Strapi } from '../strapi-door';

const LOCK_NUMBER = 718236;
const PATIENCE_AT_STOP = 5000;

/** Checks the environment, starts Strapi in `appDir` and stops it on SIGTERM. */
export async function start(appDir: string): Promise<void> {
  const environment = checkEnvironment();
  const app = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  const isPostgres = environment.DATABASE_CLIENT === 'postgres';
  const release = isPostgres ? await lockDatabase(environment.DATABASE_URL) : null;
  try {
    await app.load();
  } finally {
    await release?.();
  }
  stopOnSignal(app);
  await app.start();
  app.log.info(`cms is ready: ${environment.CMS_URL}/admin`);
}

/**
 * Two copies that start at once on an empty PostgreSQL kill one another (no lock in Strapi): one at a time
 * through migrations, schema and bootstrap. A crash frees the lock too.
 */
async function lockDatabase(connectionString: string | undefined): Promise<() => Promise<void>> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [LOCK_NUMBER]);
  return () => client.end();
}

function stopOnSignal(app: Strapi): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await finishRequests(app);
    await app.destroy();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

/** Strapi's own destroy cuts requests off: let those that run end first. */
function finishRequests(app: Strapi): Promise<void> {
  const { httpServer } = app.server;
  return new Promise((resolve) => {
    if (!httpServer.listening) return resolve();
    httpServer.close(() => resolve());
    httpServer.closeIdleConnections();
    setTimeout(() => httpServer.closeAllConnections(), PATIENCE_AT_STOP).unref();
  });
}
