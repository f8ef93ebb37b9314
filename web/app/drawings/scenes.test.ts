import { brotliCompressSync } from 'node:zlib';
import { LANGUAGE_CODES } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '~/features/products/products';
import { PRODUCTS_WITH_SCENE, productScene, sharedScene } from './scenes.server';

const MAX_BYTES = 6_000;

function wordsOf(svg: string): string[] {
  const labels = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, lines = '']) =>
    [...lines.matchAll(/<tspan[^>]*>(.*?)<\/tspan>/gs)].map(([, line]) => line).join(' '),
  );
  return [...new Set(labels)].sort();
}

const scenes = PRODUCTS_WITH_SCENE.flatMap((product) =>
  LANGUAGE_CODES.map((language) => [product, language] as const),
);

describe('the scenes', () => {
  it('are those of every product but attrian, whose hub says what it does', () => {
    const undrawn = PRODUCTS.filter(({ key }) => productScene(key, 'de') === null);
    expect(undrawn.map(({ key }) => key)).toEqual(['attrian']);
  });

  // A label that does not fit throws.
  it.each(scenes)('%s has room for its words in %s, on pages and in share images', (product, language) => {
    const scene = productScene(product, language);
    expect(scene?.lang).toBeUndefined();
    expect(wordsOf(scene?.wide ?? '').length).toBeGreaterThan(8);
    expect(wordsOf(scene?.tall ?? '')).toEqual(wordsOf(scene?.wide ?? ''));
    const shared = wordsOf(sharedScene(product, language)?.svg ?? '');
    expect(shared.length).toBeGreaterThan(3);
    expect(wordsOf(scene?.wide ?? '')).toEqual(expect.arrayContaining(shared));
  });

  it.each(scenes)('%s costs little in %s', (product, language) => {
    const scene = productScene(product, language);
    const bytes = brotliCompressSync(`${scene?.wide}${scene?.tall}`).length;
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  it.each(PRODUCTS_WITH_SCENE)('%s takes all colours from the place where it stands', (product) => {
    const { wide = '', tall = '' } = productScene(product, 'de') ?? {};
    const colors = [...`${wide}${tall}`.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(
      ([, color = '']) => color,
    );
    expect(colors.filter((color) => !/^(?:none|currentColor|var\(--drawing-\w+\))$/.test(color))).toEqual([]);
  });
});
