import type { z } from 'zod';
import { SERVICE_STATUS_FIELDS } from './service-status-fields';
import { singleEntrySchemas } from './single-entry';

export const { output: serviceStatus, input: serviceStatusInput } = singleEntrySchemas(SERVICE_STATUS_FIELDS);
export type EditedServiceStatus = z.output<typeof serviceStatus>;
export type ServiceStatusInput = z.output<typeof serviceStatusInput>;
