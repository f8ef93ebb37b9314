import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequestHandler, type ServerBuild } from '@remix-run/server-runtime';
import { EnvironmentError, env, startWarnings } from '~/env.server';
import { describeError, log } from '~/log.server';
import { closeOnSignals, ListenError, listen } from './listen';
import { createSiteServer } from './site-server';
import { readStaticFiles } from './static-files';

/** The folder that the builds write to, beside this file's own. */
const BUILD = join(dirname(fileURLToPath(import.meta.url)), '..');

async function start(): Promise<void> {
  // React chooses by this variable which of its builds runs, when the site's own build loads it.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const settings = env();
  for (const warning of startWarnings(settings)) log.warn(warning);
  const [files, build] = await Promise.all([
    readStaticFiles(join(BUILD, 'client')),
    import(/* @vite-ignore */ join(BUILD, 'server', 'index.js')) as Promise<ServerBuild>,
  ]);
  const server = createSiteServer({ files, settings, render: createRequestHandler(build, 'production') });
  await listen(server, settings.PORT, settings.HOST);
  closeOnSignals(server);
  log.info(`Listening on ${settings.HOST}:${settings.PORT}`, { site: settings.SITE_URL });
}

function isExpected(error: unknown): error is Error {
  return error instanceof EnvironmentError || error instanceof ListenError;
}

start().catch((error: unknown) => {
  const reason = isExpected(error) ? error.message : describeError(error);
  process.stderr.write(`web cannot start: ${reason}\n`);
  process.exit(1);
});
