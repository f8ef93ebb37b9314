import type { PageTexts } from '~/i18n/pages';

/** What one product page says; every product has a file of this shape, attrian's has the hub besides. */
export type ProductCopy = PageTexts<'product-idatik'> & Partial<Pick<PageTexts<'product-attrian'>, 'hub'>>;
