import { transformWithEsbuild } from 'vite';
import { expect, it } from 'vitest';
import { SERVER_CODE, toAscii } from './server-code';

it('the code of the server tells in the log which function has failed', async () => {
  const source = 'export function namesStay() { return process.env.NODE_ENV; }';
  const { code } = await transformWithEsbuild(source, 'source.js', {
    ...SERVER_CODE.esbuild,
    define: SERVER_CODE.define,
    minifyWhitespace: true,
    minifySyntax: true,
  });
  expect(code).toContain('function namesStay(){return"production"}');
});

it('expressions in ASCII find the same characters', () => {
  const source = '/^[ßü€]+$/u';
  const code = toAscii(source);
  expect(code).toMatch(/^[ -~]+$/);
  expect(new RegExp(code.slice(1, -2), 'u').test('ßü€')).toBe(true);
});
