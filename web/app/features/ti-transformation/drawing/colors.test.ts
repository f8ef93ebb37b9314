import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { tokens } from '~/theme/tokens';
import { SCENE_COLORS } from './colors';

/** Panda reads style sheets without running them, so the page's colours cannot be imported here. */
const STYLE_SHEET = new URL('../stage/picture.css.ts', import.meta.url);

function tokenAt(path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], tokens.colors);
  return (found as { value: string }).value;
}

it('a picture on its own has the colours of the page', async () => {
  const sheet = await readFile(STYLE_SHEET, 'utf8');
  const named = [...sheet.matchAll(/'--([\w-]+)': 'colors\.([\w.]+)'/g)];
  expect(Object.fromEntries(named.map(([, name, path = '']) => [name, tokenAt(path)]))).toEqual(SCENE_COLORS);
});
