import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/server-runtime';
import { EnvironmentError } from 'server-kit/environment';
import { makePrivate } from 'server-kit/private-files';
import { env, startWarnings } from '~/env.server';
import { describeError, log } from '~/log.server';
import { ListenError, listen } from './listen';
import type { PageRevision } from './page-cache/page-cache';
import { createPageHandler } from './page-handler';
import type { SheetRules } from './page-styles';
import { createSiteServer } from './site-server';
import { readStaticFiles } from './static-files';

type SiteBuild = ServerBuild & { entry: { module: { pageRevision: PageRevision } } };

export async function start(buildFolder: string): Promise<Server> {
  const settings = env();
  for (const warning of startWarnings(settings)) log.warn(warning);
  await makePrivate(settings.WEB_DATA_DIR);
  const [files, sheetRules, build] = await Promise.all([
    readStaticFiles(join(buildFolder, 'client')),
    readFile(join(buildFolder, 'http', 'sheet-rules.json'), 'utf8').then(
      (rules) => JSON.parse(rules) as SheetRules,
    ),
    import(/* @vite-ignore */ join(buildFolder, 'server', 'index.js')) as Promise<SiteBuild>,
  ]);
  const { pageRevision } = build.entry.module;
  const server = createSiteServer({
    files,
    sheetRules,
    settings,
    render: createPageHandler(build),
    revision: pageRevision,
  });
  await listen(server, settings.PORT, settings.HOST);
  log.info(`Listening on ${settings.HOST}:${settings.PORT}`, { site: settings.SITE_URL });
  return server;
}

export function explainFailure(error: unknown): string {
  const isExpected = error instanceof EnvironmentError || error instanceof ListenError;
  return isExpected ? error.message : describeError(error);
}
