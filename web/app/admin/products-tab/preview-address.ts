import { productPath } from '~/features/products/products';

/** Returns the product's address; an unpublished product opens as a preview for editors (decision D8). */
export function previewAddress({ key, isActive }: { key: string; isActive: boolean }): string {
  return isActive ? productPath(key) : `${productPath(key)}?preview=1`;
}
