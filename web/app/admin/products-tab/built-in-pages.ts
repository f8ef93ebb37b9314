import { PRODUCTS, productPath } from '~/features/products/products';

const PAGES: ReadonlySet<string> = new Set(PRODUCTS.map(({ key }) => productPath(key)));

/** Whether the product's page stands without the CMS, published or not (decisions C18). */
export function hasBuiltInPage(key: string): boolean {
  return PAGES.has(productPath(key));
}

/** Where visitors find the product; what is not published is shown to editors alone (decisions D8). */
export function previewAddress({ key, isActive }: { key: string; isActive: boolean }): string {
  return isActive ? productPath(key) : `${productPath(key)}?preview=1`;
}
