import { queryKeys } from './query-keys';
import { singleEntry } from './resource';

export const notifications = singleEntry('/api/notifications', () => queryKeys.notifications);
