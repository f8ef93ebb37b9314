import { PRODUCTS } from '~/features/products/products';

export const colorOf = (key: string) => PRODUCTS.find((product) => product.key === key)?.color ?? 'slate';
