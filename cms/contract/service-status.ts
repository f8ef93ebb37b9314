import type { z } from 'zod';
import { SERVICE_STATUS_FIELDS } from './service-status-fields';
import { singleEntrySchemas } from './single-entry';

/** States, uptimes, month and incident of the services that editors wrote. */
export const { output: serviceStatus, input: serviceStatusInput } = singleEntrySchemas(SERVICE_STATUS_FIELDS);
export type EditedServiceStatus = z.output<typeof serviceStatus>;
export type ServiceStatusInput = z.output<typeof serviceStatusInput>;
