import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const read = async (/** @type {string} */ name) =>
  JSON.parse(await readFile(new URL(`../../${name}`, import.meta.url), 'utf8'));

describe('scripts of packages, which npm runs at installation with the rights of whoever installs', () => {
  it('are decided on one by one: none runs because nobody has looked', async () => {
    const { allowScripts } = await read('package.json');
    /** @type {Record<string, { hasInstallScript?: boolean }>} */
    const packages = (await read('package-lock.json')).packages;
    const withScripts = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1) ?? '');
    expect([...new Set(withScripts)].sort()).toEqual(Object.keys(allowScripts).sort());
  });

  it('run only where they put a binary in place; a banner and a remark about versions do not', async () => {
    const { allowScripts } = await read('package.json');
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
    expect(allowed.sort()).toEqual(['@swc/core', 'better-sqlite3', 'esbuild']);
  });
});
