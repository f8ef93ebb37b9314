import { transformWithEsbuild } from 'vite';
import { describe, expect, it } from 'vitest';
import { inAscii, SERVER_CODE } from './server-code';

const SOURCE = `/*! License of somebody */
export const values = ['Straße', \`5 €\`, 'ł→𝄞'.replace(/[łœ€]/gu, 'l'), /^[äöü]$/.test('ü')];
export function namesStay() { return process.env.NODE_ENV; }`;

async function built() {
  const { code } = await transformWithEsbuild(SOURCE, 'source.js', {
    ...SERVER_CODE.esbuild,
    define: SERVER_CODE.define,
    minifyWhitespace: true,
    minifySyntax: true,
  });
  return inAscii(code);
}

describe('the code of the server', () => {
  it('has no letter that would make two bytes of each', async () => {
    expect(await built()).toMatch(/^[\0-\x7f]*$/);
  });

  it('means the same', async () => {
    const module = await import(`data:text/javascript,${encodeURIComponent(await built())}`);
    expect(module.values).toEqual(['Straße', '5 €', 'l→𝄞', true]);
    expect(module.namesStay()).toBe('production');
  });

  it('tells in the log which function has failed', async () => {
    expect(await built()).toContain('function namesStay');
  });
});
