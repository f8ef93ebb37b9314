import type { DescribedFields } from './field';
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { SHOWN_IN_SEARCH_RESULTS } from './search-result';

/** Texts of a product's page for search engines; an empty one brings back what the page says of itself. */
export const PRODUCT_TEXTS = {
  title: {
    widget: 'line',
    limit: SHORT_TEXT_LENGTH,
    counts: SHOWN_IN_SEARCH_RESULTS.title,
    isLocalized: true,
    begins: 'search',
  },
  description: {
    widget: 'text',
    limit: LONG_TEXT_LENGTH,
    counts: SHOWN_IN_SEARCH_RESULTS.description,
    isLocalized: true,
  },
  keywords: { widget: 'text', limit: LONG_TEXT_LENGTH, counts: 'words', isLocalized: true },
} as const satisfies DescribedFields;

export type ProductTextField = keyof typeof PRODUCT_TEXTS;
export const PRODUCT_TEXT_FIELDS = Object.keys(PRODUCT_TEXTS) as ProductTextField[];
