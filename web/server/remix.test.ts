import type { ServerBuild } from '@remix-run/server-runtime';
import { LANGUAGE_CODES } from 'contract/languages';
import { type DataRouteObject, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import routes from '~/routes';
import { REMIX_BUILD } from '../app/remix-build.test-support';
import { createPageHandler, findRoutes, routesBySegment } from './remix';

type Routes = ServerBuild['routes'];

const LOADED_BY_ITS_PAGE = { default: () => null };
const table = await routes;
const allRoutes: Routes = Object.fromEntries(
  [{ id: 'root', path: '' }, ...table].map((entry) => {
    const { id = '', ...route } = entry;
    const parent = id === 'root' ? {} : { parentId: 'root' };
    return [id, { ...route, ...parent, id, module: LOADED_BY_ITS_PAGE }];
  }),
);
const bySegment = routesBySegment(allRoutes);

function findRoute(from: Routes, pathname: string) {
  const children = Object.values(from)
    .filter(({ parentId }) => parentId === 'root')
    .map(({ id, path, index, caseSensitive }) => ({ id, path, index, caseSensitive }) as DataRouteObject);
  const found = matchRoutes([{ id: 'root', path: '', children }], pathname)?.at(-1);
  return found && { id: found.route.id, params: found.params };
}

const PREFIXES = [
  ...['', '/de', '/sq', '/xx', '/EN', '/De', '/api', '/uploads', '/share', '/admin', '/blog', '/products'],
  ...['/d%65', '/%2Fde', '/de%2Fcareers', '/constructor', '/__proto__', '/de%0A', '/_root', '/*', '/:key'],
];
const inLanguage = new RegExp(`^(?:${LANGUAGE_CODES.join('|')})(?:/|$)`);
const PATHS = [
  ...table.flatMap(({ path = '' }) =>
    inLanguage.test(path) ? [] : path.replace(/:\w+|\*/g, 'documentation'),
  ),
  ...[
    'projects',
    'projects/active',
    'projects/active/more',
    'contact-submissions.csv',
    'admin/login',
    'a%2Fb',
  ],
  ...['api', 'api/projects', 'uploads/a.png', 'de/careers', 'products', 'products/x/y'],
  ...['CAREERS', '%63areers', 'careers/x', 'blog/careers', 'products/%2F', 'docs', 'x%2Edata', 'x.data'],
];
const ADDRESSES = PREFIXES.flatMap((prefix) =>
  PATHS.map((path) => (path ? `${prefix}/${path}` : prefix || '/')),
);
const isSame = (found: unknown, expected: unknown) => JSON.stringify(found) === JSON.stringify(expected);

describe('the routes that begin like an address', () => {
  it('are always enough to find what all routes together find', () => {
    const different = ADDRESSES.filter((address) => {
      const few = findRoutes(bySegment, address) ?? {};
      return !isSame(findRoute(few, address), findRoute(allRoutes, address));
    });
    expect(different).toEqual([]);
    expect(ADDRESSES.length).toBeGreaterThan(1_000);
  });

  it('are the same for the page and for its data', () => {
    const dataOf = (address: string) => (address === '/' ? '/_root.data' : `${address}.data`);
    const different = ADDRESSES.filter(
      (address) => findRoutes(bySegment, dataOf(address)) !== findRoutes(bySegment, address),
    );
    expect(different).toEqual([]);
  });

  it.each([
    ['/xx/careers', 'unknown:*'],
    ['/EN/careers', 'unknown:*'],
    ['/de/Careers', 'unknown:*'],
    ['/pt', 'unknown:*'],
    ['/de/admin', 'unknown:*'],
    ['/blog/documentation', 'bare:blog/:slug'],
    ['/products/careers', 'bare:products/:key'],
    ['/api/careers', 'api:api/*'],
    ['/uploads/products/x', 'files:uploads/*'],
    ['/de', 'de:de'],
    ['/de/careers', 'de:de/careers'],
    ['/', 'bare:home'],
  ])('take %s for %s', (address, id) => {
    expect(findRoute(findRoutes(bySegment, address) ?? {}, address)?.id).toBe(id);
  });

  it('are few', () => {
    const countFor = (address: string) => Object.keys(findRoutes(bySegment, address) ?? {}).length;
    expect(countFor('/de/careers')).toBeLessThan(Object.keys(allRoutes).length / LANGUAGE_CODES.length);
    expect(countFor('/careers')).toBe(3);
    expect(countFor('/xx/careers')).toBe(2);
  });
});

describe('the handler of pages', () => {
  const answer = (text: string) => ({ loader: () => new Response(text) }) as never;
  const known: Routes = {
    root: { id: 'root', path: '', module: LOADED_BY_ITS_PAGE },
    a: { id: 'a', parentId: 'root', path: 'a', caseSensitive: true, module: answer('bare') },
    'de:a': { id: 'de:a', parentId: 'root', path: 'de/a', caseSensitive: true, module: answer('German') },
    any: { id: 'any', parentId: 'root', path: '*', caseSensitive: true, module: answer('unknown') },
  };
  const handle = createPageHandler(
    {
      mode: 'production',
      entry: { module: {} as ServerBuild['entry']['module'] },
      routes: known,
      assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: {} },
      ...REMIX_BUILD,
    },
    (request, answer) => answer(request),
  );

  it.each([
    ['/a', 'bare'],
    ['/%61?x=/de/a', 'bare'],
    ['/de/a', 'German'],
    ['/de', 'unknown'],
    ['/DE/a', 'unknown'],
    ['/xx/a', 'unknown'],
  ])('answers %s as the site with all its routes would', async (address, text) => {
    const response = await handle(new Request(`http://localhost:3000${address}`));
    expect(await response.text()).toBe(text);
  });
});
