import type { PageTexts } from '~/i18n/pages';

export type ProductCopy = PageTexts<'product-idatik'> & Partial<Pick<PageTexts<'product-attrian'>, 'hub'>>;
