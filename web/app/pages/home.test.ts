import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { HOME_SWITCHES, placeOfSwitch } from 'contract/home-page-fields';
import { type ComponentProps, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FakeStrapi, projectRow } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import { LivePage } from '~/i18n/live-page';
import { textsFor } from '~/i18n/texts.server';
import { Footer } from '~/site/footer';
import { Navigation } from '~/site/navigation';
import Home, { loader } from './home';

const strapi = new FakeStrapi();
let folder: string;
let homePage: Record<string, string> | null = null;
let projects: object[] = [];
let version = 0;

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-home-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  strapi.graphql = (query) => {
    if (query.includes('homePage')) return { homePage };
    const germanRows = query.includes('query Projects') ? projects : [];
    return { germanRows, rows: [], sections: [], productTexts: [] };
  };
});

afterAll(async () => {
  await contentClient().snapshots.settled();
  vi.unstubAllEnvs();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

type Remix = ComponentProps<typeof RemixContext.Provider>['value'];
const remix = { routeModules: {}, manifest: { routes: {} }, future: {} } as unknown as Remix;

/** Renders the home page in its frame, after the sections were switched off. */
async function open(off: readonly string[]): Promise<string> {
  homePage = Object.fromEntries(off.map((name) => [name, 'off']));
  version += 1;
  strapi.version = `${version}`;
  await expect.poll(() => contentClient().versionPoller.current()).toBe(strapi.version);
  const request = new Request('http://localhost:3000/de/');
  const { data } = await loader({ request, params: {}, context: {} } as unknown as LoaderFunctionArgs);
  const texts = textsFor('de', 'frame', 'home', 'contact');
  const root = { language: 'de', texts, hiddenSections: off };
  const frame = createElement(
    LivePage,
    null,
    createElement(Navigation),
    createElement(Home),
    createElement(Footer, { legalPages: { privacy: false, terms: false }, topics: [] }),
  );
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      children: [{ id: 'home', path: '*', loader: () => data, element: frame }],
    },
  ]);
  const context = await handler.query(new Request('http://localhost/de'));
  if (context instanceof Response) throw new Error('The page redirects.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    createElement(
      RemixContext.Provider,
      { value: remix },
      createElement(StaticRouterProvider, { router, context, hydrate: false }),
    ),
  );
}

const places = HOME_SWITCHES.filter((name) => name !== 'closing').map(placeOfSwitch);
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const placesLinkedIn = (html: string) => [...html.matchAll(/href="\/de#([^"]+)"/g)].map(([, place]) => place);

it('sections that are switched off are gone, with every link to them; the contact stays', async () => {
  const html = await open(HOME_SWITCHES);
  const ids = idsIn(html);
  expect(ids.filter((id) => places.includes(id) || id === 'closing-title')).toEqual([]);
  expect(ids).toContain('contact');
  const linked = placesLinkedIn(html);
  expect(linked).toContain('contact');
  expect(linked.filter((place) => !ids.includes(place ?? ''))).toEqual([]);
});

it('one that is switched on again is back, in its place', async () => {
  const html = await open(['about']);
  expect(idsIn(html).filter((id) => places.includes(id))).toEqual(places.filter((id) => id !== 'about'));
  expect(idsIn(await open([])).filter((id) => places.includes(id))).toEqual(places);
  expect(placesLinkedIn(await open([]))).toEqual(expect.arrayContaining(['about', 'solutions']));
});

it('the form offers the products that visitors see, in their order, and new ones by their names', async () => {
  const topics = async () => {
    const html = await open([]);
    const [, form = ''] = /<select[^>]* name="interest"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
    return [...form.matchAll(/<option value="([^"]*)"[^>]*>/g)].map(([, interest]) => interest);
  };
  projects = [
    projectRow('neu', { order: 0, title: 'Neu' }),
    projectRow('attrian', { order: 1 }),
    projectRow('idatik', { order: 2, isActive: false }),
    projectRow('me-ti', { order: 3 }),
  ];
  expect(await topics()).toEqual(['', 'neu', 'attrian-identity', 'me-ti', 'general']);
  projects = [projectRow('me-ti', { order: 0 }), projectRow('neu', { order: 1, isActive: false })];
  expect(await topics()).toEqual(['', 'me-ti', 'general']);
  projects = [];
});
