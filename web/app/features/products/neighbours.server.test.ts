import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.server';
import { BUILT_IN_PRODUCTS, type BuiltInProduct } from './product-head.server';
import { productPath } from './products';
import { SHOWN_PRODUCTS } from './products.test-support';

const chainOf = (product: BuiltInProduct, language: Language = 'de') =>
  neighboursOf(product, language, SHOWN_PRODUCTS)?.products ?? [];

describe('the neighbours of a product', () => {
  it.each(BUILT_IN_PRODUCTS)('%s stands between two others', (product) => {
    const products = chainOf(product);
    expect(products.map(({ isHere }) => isHere)).toEqual([false, true, false]);
    expect(products[1]?.path).toBe(productPath(product));
    expect(new Set(products.map(({ path }) => path)).size).toBe(3);
  });

  it('reach every product', () => {
    const reached = BUILT_IN_PRODUCTS.flatMap((product) =>
      chainOf(product).filter(({ isHere }) => !isHere),
    ).map(({ path }) => path);
    // me-ti is in internal testing: it names what it needs, and nothing depends on it yet.
    expect(BUILT_IN_PRODUCTS.filter((product) => !reached.includes(productPath(product)))).toEqual(['me-ti']);
  });

  it.each(LANGUAGE_CODES)('are named in the sentence that says why, in %s', (language) => {
    for (const product of BUILT_IN_PRODUCTS) {
      const products = chainOf(product, language);
      const here = products.find(({ isHere }) => isHere)?.name.value ?? '';
      for (const { name, text, isHere } of products) {
        if (!isHere)
          expect(
            [name.value, here].filter((known) => !text.replaceAll('\u2060', '').includes(known)),
          ).toEqual([]);
      }
    }
  });

  it('are only those that are shown, and none without another product', () => {
    const without = (...hidden: string[]) => SHOWN_PRODUCTS.filter(({ key }) => !hidden.includes(key));
    const names = neighboursOf('idatik', 'de', without('attrian'))?.products.map(({ name }) => name.value);
    expect(names).toEqual(['idatik', 'fhir-link']);
    expect(neighboursOf('idatik', 'de', without('attrian', 'fhir-link'))).toBeNull();
  });
});
