import { singleEntry } from './entry-data';
import { queryKeys } from './query-keys';

export const searchTexts = singleEntry('/api/product-texts/{key}', queryKeys.searchTextsOf);
