import { describe, expect, it } from 'vitest';
import { BUILT_IN_PRODUCTS } from '~/features/products/product-head.server';
import { type Part, partsOf } from './page-order';

/** Order of the specification (section 2, product pages); credentials names its use cases before its data. */
const ORDERED: readonly Part[] = ['figures', 'features', 'benefits', 'specifications', 'useCases', 'closing'];
const OF_CREDENTIALS: readonly Part[] = [
  'figures',
  'features',
  'useCases',
  'specifications',
  'benefits',
  'closing',
];

describe('the parts of a product page', () => {
  it.each([...BUILT_IN_PRODUCTS, 'another'])('of %s are all there, once', (product) => {
    expect([...partsOf(product)].sort()).toEqual([...partsOf('toString')].sort());
  });

  it.each(BUILT_IN_PRODUCTS)('of %s keep the order of the specification', (product) => {
    const ordered = product === 'attrian-credentials' ? OF_CREDENTIALS : ORDERED;
    expect(partsOf(product).filter((part) => ordered.includes(part))).toEqual(ordered);
  });

  it('are in an order of their own on every page', () => {
    const orders = BUILT_IN_PRODUCTS.map((product) => partsOf(product).join());
    expect(new Set(orders).size).toBe(BUILT_IN_PRODUCTS.length);
  });
});
