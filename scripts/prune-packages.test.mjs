import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prune } from '../docker/prune-packages.mjs';

describe('prune', () => {
  /** @type {string} */
  let root;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'prune-'));
    /** @param {string} path @param {string | object} content */
    const write = async (path, content) => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
    };
    await write('cms/package.json', { dependencies: { '@strapi/strapi': '5', koa: '1', react: '18' } });
    await write('node_modules/@strapi/strapi/package.json', {
      dependencies: { koa: '2', webpack: '5', '@strapi/core': '5' },
    });
    await write('node_modules/@strapi/strapi/dist/index.js', "require('koa')");
    await write('node_modules/@strapi/strapi/dist/node/build.js', "require('webpack')");
    await write('node_modules/@strapi/core/package.json', { dependencies: { typescript: '5' } });
    await write('node_modules/@strapi/core/dist/index.js', '');
    await write('node_modules/@strapi/core/dist/index.js.map', '{}');
    await write('node_modules/@strapi/core/dist/index.d.ts', '');
    for (const name of ['koa', 'webpack', 'typescript', 'react', 'babel']) {
      await write(
        `node_modules/${name}/package.json`,
        name === 'webpack' ? { dependencies: { babel: '7' } } : {},
      );
    }
    await write('node_modules/@strapi/strapi/node_modules/koa/package.json', {});
  });
  afterEach(() => rm(root, { recursive: true }));
  const isThere = (/** @type {string} */ path) => existsSync(join(root, 'node_modules', path));

  it('keeps what the server needs, in each of its versions', async () => {
    await prune(root, 'cms');
    const kept = ['@strapi/strapi/dist/index.js', '@strapi/core', 'koa', '@strapi/strapi/node_modules/koa'];
    expect(kept.filter((path) => !isThere(path))).toEqual([]);
  });

  it("takes out Strapi's builds, what only they need, and what the panel was built with", async () => {
    await prune(root, 'cms');
    const gone = ['@strapi/strapi/dist/node', 'webpack', 'babel', 'typescript', 'react'];
    expect(gone.filter(isThere)).toEqual([]);
  });

  it('takes out types and source maps', async () => {
    await prune(root, 'cms');
    expect(isThere('@strapi/core/dist/index.js.map')).toBe(false);
    expect(isThere('@strapi/core/dist/index.d.ts')).toBe(false);
  });
});
