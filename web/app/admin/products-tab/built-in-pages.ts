import { PRODUCTS, productPath } from '~/features/products/products';

const PAGES: ReadonlySet<string> = new Set(PRODUCTS.map(({ key }) => productPath(key)));

/** Whether the product has a page without the CMS, published or not (decision C18). */
export function hasBuiltInPage(key: string): boolean {
  return PAGES.has(productPath(key));
}

/** Where visitors find the product; what is not published is shown to editors alone (decision D8). */
export function previewAddress({ key, isActive }: { key: string; isActive: boolean }): string {
  return isActive ? productPath(key) : `${productPath(key)}?preview=1`;
}
