import type { z } from 'zod';
import { NOTIFICATIONS_FIELDS } from './notifications-fields';
import { singleEntrySchemas } from './single-entry';

export const { output: notifications, input: notificationsInput } = singleEntrySchemas(NOTIFICATIONS_FIELDS);
export type EditedNotifications = z.output<typeof notifications>;
export type NotificationsInput = z.output<typeof notificationsInput>;
