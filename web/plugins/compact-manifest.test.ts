import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compactManifest } from './compact-manifest';

const page = { parentId: 'root', hasLoader: true, imports: ['/assets/a.js'], css: [] };
const manifest = {
  entry: { module: '/assets/entry.js' },
  version: 'abc',
  routes: {
    root: { id: 'root', path: '', hasLoader: true, imports: [], css: ['/assets/root.css'] },
    'bare:home': { id: 'bare:home', index: true, ...page },
    'de:de/blog': { id: 'de:de/blog', path: 'de/blog', ...page },
    'en:en/blog': { id: 'en:en/blog', path: 'en/blog', ...page },
  },
};

function made(): unknown {
  const window: Record<string, unknown> = {};
  runInNewContext(compactManifest(manifest), { window });
  // Objects of another context have other prototypes.
  return JSON.parse(JSON.stringify(window.__remixManifest));
}

describe('the compact list of routes', () => {
  it('makes the list that it was made from', () => {
    expect(made()).toEqual(manifest);
  });

  it('keeps the order of the routes, which decides between two that fit equally well', () => {
    const { routes } = made() as typeof manifest;
    expect(Object.keys(routes)).toEqual(Object.keys(manifest.routes));
  });

  it('says once what pages of several languages share', () => {
    expect(compactManifest(manifest).match(/\/assets\/a\.js/g)).toHaveLength(2);
  });
});
