import { LANGUAGE_CODES } from 'contract/languages';
import { SECOND_PRODUCT_ADDRESSES } from 'contract/project-fields';
import { PRODUCTS } from '~/features/products/products';
import { pagesWith } from '~/site-map';

const isOneAddress = ({ path }: { path: string }) => !path.includes(':');

/** Every page in the site's frame, without languages and without pages that editors have yet to write. */
export const PATHS: readonly string[] = [
  ...pagesWith('copy')
    .filter(isOneAddress)
    .map(({ path }) => path),
  ...[...PRODUCTS.map(({ key }) => key), ...SECOND_PRODUCT_ADDRESSES].map((key) => `/products/${key}`),
];

export const PREFIXES = ['', ...LANGUAGE_CODES.map((code) => `/${code}` as const)] as const;

export function address(prefix: (typeof PREFIXES)[number], path: string): string {
  return path === '/' ? prefix || '/' : prefix + path;
}
