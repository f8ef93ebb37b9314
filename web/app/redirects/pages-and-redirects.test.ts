import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequestHandler, type ServerBuild } from '@remix-run/server-runtime';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import * as entry from '~/entry.server';
import { gone, notFound } from '~/http/responses.server';
import { REMIX_BUILD } from '~/remix-build.test-support';

const strapi = new FakeStrapi();
let folder: string;

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-redirects-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  const redirect = (address: string, kind: string, target: string | null) => ({
    ...{ documentId: address, address, kind, target, campaign: null },
  });
  strapi.graphql = () => ({
    redirects: [
      redirect('/page', 'permanent', '/faq'),
      redirect('/alt', 'temporary', '/faq'),
      redirect('/weg', 'gone', null),
      redirect('/ended', 'permanent', '/faq'),
    ],
  });
});

afterAll(async () => {
  await contentClient().snapshots.settled();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

const LOADED = { hasLoader: true, hasAction: false, hasErrorBoundary: true };
const IN_BROWSER = { ...LOADED, hasClientAction: false, hasClientLoader: false, module: '/x.js' };
const text = (words: string) => () => createElement('p', null, words);
const refusing = (answer: () => Response) => ({
  default: text(''),
  loader: () => {
    throw answer();
  },
});

/** A site with a page at `/page`, one that has ended at `/ended` and `/over`, and none elsewhere. */
function site() {
  const root = { id: 'root', path: '' };
  const page = { id: 'page', path: 'page', parentId: 'root' };
  const ended = { id: 'ended', path: 'ended', parentId: 'root' };
  const over = { id: 'over', path: 'over', parentId: 'root' };
  const unknown = { id: 'unknown', path: '*', parentId: 'root' };
  const build: ServerBuild = {
    mode: 'production',
    entry: { module: entry },
    routes: {
      root: {
        ...root,
        module: { default: text('root'), ErrorBoundary: text('missing'), loader: () => ({}) },
      },
      page: { ...page, module: { default: text('page'), loader: () => ({}) } },
      ended: { ...ended, module: refusing(gone) },
      over: { ...over, module: refusing(gone) },
      unknown: { ...unknown, module: refusing(notFound) },
    },
    assets: {
      version: '1',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: { ...root, ...IN_BROWSER },
        page: { ...page, ...IN_BROWSER, hasErrorBoundary: false },
        ended: { ...ended, ...IN_BROWSER, hasErrorBoundary: false },
        over: { ...over, ...IN_BROWSER, hasErrorBoundary: false },
        unknown: { ...unknown, ...IN_BROWSER, hasErrorBoundary: false },
      },
    },
    ...REMIX_BUILD,
  };
  const handle = createRequestHandler(build, 'production');
  return (path: string, init: RequestInit = {}) =>
    handle(new Request(`http://localhost:3000${path}`, init), { inlineScriptMark: 'mark' });
}

describe('a redirect', () => {
  it('answers where no page does, and is never kept by caches', async () => {
    const { status, headers } = await site()('/alt?a=1');
    expect(status).toBe(302);
    expect(headers.get('Location')).toBe('/faq?a=1');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toBe('Accept-Language, Cookie');
  });

  it('depends on nothing but an address with its language', async () => {
    const { headers } = await site()('/it/alt', { headers: { 'Accept-Language': 'fr' } });
    expect([headers.get('Location'), headers.get('Vary')]).toEqual(['/it/faq', null]);
  });

  it('never takes the place of a page', async () => {
    const answer = await site()('/page');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('root')]);
  });

  it('answers in place of a page that has ended', async () => {
    const ask = site();
    expect((await ask('/ended')).headers.get('Location')).toBe('/faq');
    expect((await ask('/over')).status).toBe(410);
  });

  it('of a page that is gone shows the page of a missing one, and hides it from search engines', async () => {
    const gone = await site()('/weg');
    expect([gone.status, gone.headers.get('X-Robots-Tag')]).toEqual([410, 'noindex']);
    expect(await gone.text()).toContain('missing');
  });

  it('is looked for where something is missing, and not for pages', async () => {
    const ask = site();
    expect((await ask('/nichts')).status).toBe(404);
    strapi.calls.graphql = 0;
    strapi.version = 'two';
    await ask('/page');
    expect(strapi.calls.graphql).toBe(0);
    await ask('/nichts');
    expect(strapi.calls.graphql).toBe(1);
    await ask('/alt');
    expect(strapi.calls.graphql).toBe(1);
  });
});
