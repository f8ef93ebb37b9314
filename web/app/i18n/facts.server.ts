import type { Company } from '~/company';
import type { ServiceStatus } from '~/service-status';
import { currentEdition } from './edition.server';

/** Returns the facts about the company that the site shows now. */
export const company = (): Company => currentEdition().company;

/** Returns what the site says of the services now. */
export const serviceStatus = (): ServiceStatus => currentEdition().status;
