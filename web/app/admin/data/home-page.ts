import { singleEntry } from './entry-data';
import { queryKeys } from './query-keys';

export const homePage = singleEntry('/api/home-page', () => queryKeys.homePage);
