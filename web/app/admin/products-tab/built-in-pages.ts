import { PRODUCTS, productPath } from '~/features/products/products';

const PAGES: ReadonlySet<string> = new Set(PRODUCTS.map(({ key }) => productPath(key)));

/** Tells whether the site has a page for the product without the CMS (decision C18). */
export function hasBuiltInPage(key: string): boolean {
  return PAGES.has(productPath(key));
}

/** Returns the product's address; an unpublished product opens as a preview for editors (decision D8). */
export function previewAddress({ key, isActive }: { key: string; isActive: boolean }): string {
  return isActive ? productPath(key) : `${productPath(key)}?preview=1`;
}
