import { LANGUAGE_CODES } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.server';
import { BUILT_IN_PRODUCTS } from './product-head.server';

describe('the neighbours of a product', () => {
  it.each(BUILT_IN_PRODUCTS)('%s stands between two others', (product) => {
    const { products } = neighboursOf(product, 'de');
    expect(products.map(({ isHere }) => isHere)).toEqual([false, true, false]);
    expect(products[1]?.product).toBe(product);
    expect(new Set(products.map((shown) => shown.product)).size).toBe(3);
  });

  it('reach every product', () => {
    const reached = BUILT_IN_PRODUCTS.flatMap((product) =>
      neighboursOf(product, 'de').products.filter(({ isHere }) => !isHere),
    ).map(({ product }) => product);
    // me-ti is in internal testing: it names what it needs, and nothing depends on it yet.
    expect([...BUILT_IN_PRODUCTS].filter((product) => !reached.includes(product))).toEqual(['me-ti']);
  });

  it.each(LANGUAGE_CODES)('are named in the sentence that says why, in %s', (language) => {
    for (const product of BUILT_IN_PRODUCTS) {
      const { products } = neighboursOf(product, language);
      const here = products.find(({ isHere }) => isHere)?.name ?? '';
      for (const { name, text, isHere } of products) {
        if (!isHere)
          expect([name, here].filter((known) => !text.replaceAll('\u2060', '').includes(known))).toEqual([]);
      }
    }
  });
});
