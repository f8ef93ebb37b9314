import { singleEntry } from './entry-data';
import { queryKeys } from './query-keys';

export const notifications = singleEntry('/api/notifications', () => queryKeys.notifications);
