import { DEFAULT_LANGUAGE } from 'contract/languages';
import { PRODUCTS } from '~/features/products/products';
import { catalogueOf, EDITABLE_FILES } from '~/i18n/catalogue.server';
import type { PageName } from '~/i18n/pages';
import { pagesWith } from '~/site-map';

const titleIn = (file: PageName, path: string) =>
  catalogueOf(file).get('meta.title')?.builtIn[DEFAULT_LANGUAGE] ?? path;

/** Lists the pages that have texts in the copy, and the files, of which some texts are seldom shown. */
export function textPages() {
  const pages = pagesWith('copy').map(({ path, copy: [file] }) => ({ path, title: titleIn(file, path) }));
  const products = PRODUCTS.map(({ key, name }) => ({ path: `/products/${key}`, title: name }));
  return { pages: [...pages, ...products], files: EDITABLE_FILES };
}
