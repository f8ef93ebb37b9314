import { PRODUCTS, productPath, type ShownProduct } from './products';

/** The built-in products, as a page shows them that no editor has changed. */
export const SHOWN_PRODUCTS: ShownProduct[] = PRODUCTS.map(({ name, ...product }) => ({
  ...product,
  path: productPath(product.key),
  name: { value: name, lang: 'de' },
  tagline: null,
  illustration: product.key,
}));
