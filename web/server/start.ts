import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/server-runtime';
import { EnvironmentError } from 'server-kit/environment';
import { makePrivate } from 'server-kit/private-files';
import type * as Site from '~/entry.server';
import { env, startWarnings } from '~/env.server';
import type { Metrics } from '~/health/metrics.server';
import { describeError, log } from '~/log.server';
import { readSheet } from '../app/site/critical-styles.server';
import { createPageHandler } from './remix';
import { securityHeaders } from './security-headers';
import { createSiteServer } from './site-server';
import { readFiles, storeFiles } from './static-files';
import type { Serving } from './stop';

type SiteBuild = ServerBuild & { entry: { module: typeof Site } };

export async function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new EnvironmentError(`port ${port} is in use: set ${setting} to another one`);
    if (code === 'EACCES') throw new EnvironmentError(`port ${port} needs rights that this user lacks`);
    throw error;
  }
}

/** Answers on a port of its own, which proxies do not pass on (docs/decisions/0076). */
export function createMetricsServer({ contentType, read }: Pick<Metrics, 'contentType' | 'read'>): Server {
  return createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await read();
      response.writeHead(200, { 'Content-Type': contentType }).end(text);
    } catch (error) {
      log.error('The metrics could not be read', { reason: describeError(error) });
      response.writeHead(500).end();
    }
  });
}

/** Goes on without a folder: pages need none, `/readyz` tells of it, and a message that cannot be kept is refused. */
async function prepare(folder: string): Promise<void> {
  try {
    await makePrivate(folder);
  } catch (error) {
    log.error('A folder cannot be made, or not for its owner alone', {
      folder,
      reason: describeError(error),
    });
  }
}

export async function start(buildFolder: string): Promise<Serving> {
  const settings = env();
  for (const warning of startWarnings(settings)) log.warn(warning);
  for (const folder of [settings.WEB_DATA_DIR, settings.SPOOL_DIR]) await prepare(folder);
  const [found, build] = await Promise.all([
    readFiles(join(buildFolder, 'client')),
    import(/* @vite-ignore */ join(buildFolder, 'server', 'index.js')) as Promise<SiteBuild>,
  ]);
  const files = storeFiles(found, securityHeaders(settings));
  const css = [...found].filter(([path]) => path.endsWith('.css'));
  const sheets = new Map(css.map(([path, bodies]) => [path, readSheet(String(bodies.get('identity')))]));
  const { pageRevision: revision, ...site } = build.entry.module;
  const paths = Object.values(build.routes).flatMap(({ path }) => path ?? []);
  const metrics = settings.METRICS_PORT ? await site.createMetrics(paths) : null;
  const render = createPageHandler(build, site.answerTextPreview);
  const statistics = site.startStatistics();
  const counter = statistics?.counter;
  const { countAddress, stopServing } = site;
  const options = { files, sheets, settings, render, revision, metrics, counter, countAddress };
  const server = createSiteServer(options);
  await site.connectSharedStore();
  await listen(server, settings.PORT, settings.HOST);
  if (settings.METRICS_PORT && metrics)
    await listen(createMetricsServer(metrics), settings.METRICS_PORT, settings.HOST, 'METRICS_PORT');
  site.startWork();
  log.info(`Listening on ${settings.HOST}:${settings.PORT}`, { site: settings.SITE_URL });
  const finishWork = async () => {
    await Promise.all([statistics?.stop(), site.finishWork()]);
  };
  return { server, stopServing, finishWork, graceMs: settings.STOP_GRACE_SECONDS * 1_000 };
}

export const explainFailure = (error: unknown): string =>
  error instanceof EnvironmentError ? error.message : describeError(error);
