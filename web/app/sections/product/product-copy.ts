import type { PageTexts } from '~/i18n/pages';

/** The copy of a product's page; attrian's alone has a hub. */
export type ProductCopy = PageTexts<'product-idatik'> & Partial<Pick<PageTexts<'product-attrian'>, 'hub'>>;
