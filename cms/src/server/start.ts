import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { makePrivate } from '../../server-kit/private-files';
import { surviveLostConnections } from '../database/lost-connection';
import { checkEnvironment, type Environment } from '../env';
import { lockDatabase } from './start-lock';
import { stopOnSignals } from './stop';
import { moveTemporaryFilesTo } from './temporary-folder';
import { explainStorage } from './unusable-storage';

/** Throws EnvironmentError or UnusableStorage. */
export async function start(appDir: string): Promise<void> {
  const environment = checkEnvironment();
  try {
    await startOn(environment, appDir);
  } catch (error) {
    throw explainStorage(error, environment);
  }
}

async function startOn(environment: Environment, appDir: string): Promise<void> {
  // Without a listener, signal-exit, a dependency of Strapi, ends the process at a limit on the size of files.
  process.on('SIGXFSZ', () => {});
  await makePrivate(environment.CMS_DATA_DIR);
  moveTemporaryFilesTo(environment.CMS_DATA_DIR);
  const app = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  surviveLostConnections((message) => app.log.error(message));
  const lifetime = stopOnSignals(app);
  const release = await lockDatabase(environment);
  try {
    await lifetime.load();
  } finally {
    await release();
  }
  if (lifetime.isEnding()) return;
  await app.start();
  app.log.info(`cms is ready: ${environment.CMS_URL}/admin`);
}
