import type { Company } from '~/company';
import { currentEdition } from './edition.server';

/** Returns the facts about the company that the site shows now. */
export const company = (): Company => currentEdition().company;
