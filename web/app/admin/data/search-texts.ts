import { singleEntry } from './entry-data';
import { queryKeys } from './query-keys';

/** The texts of products for search engines, by the key of the product's page. */
export const searchTexts = singleEntry('/api/product-texts/{key}', queryKeys.searchTextsOf);
