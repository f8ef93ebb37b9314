import { PRODUCTS } from '~/features/products/products';
import { EDITABLE_FILES } from '~/i18n/catalogue.server';
import { titleOfFile } from '~/i18n/readable-places.server';
import { pagesWith } from '~/site-map';

export function textPages() {
  const pages = pagesWith('copy').map(({ path, copy: [file] }) => ({ path, title: titleOfFile(file) }));
  const products = PRODUCTS.map(({ key, name }) => ({ path: `/products/${key}`, title: name }));
  const files = EDITABLE_FILES.map((file) => ({ file, title: titleOfFile(file) }));
  return { pages: [...pages, ...products], files };
}
