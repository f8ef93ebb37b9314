import type { CompanyField } from 'contract/company-fields';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { ServiceStatusField } from 'contract/service-status-fields';
import type { Company } from '~/company';
import type { ServiceStatus } from '~/service-status';
import { factsFile } from './content-text';
import { currentEdition } from './edition.server';

export const company = (): Company => currentEdition().company;

export const serviceStatus = (): ServiceStatus => currentEdition().status;

/** Returns the facts about the company for people: an editor can point at each. Empty ones stay empty. */
export function shownCompany(): Company {
  const edition = currentEdition();
  if (!edition.isMarked) return edition.company;
  const marked = (key: string, fact: string) =>
    edition.marked(fact, { file: factsFile('company'), language: DEFAULT_LANGUAGE, key });
  const facts = Object.entries(edition.company) as [CompanyField, string][];
  return Object.fromEntries(facts.map(([key, fact]) => [key, fact && marked(key, fact)])) as Company;
}

export const withStatusMark = (words: string, key: ServiceStatusField): string =>
  currentEdition().marked(words, { file: factsFile('service-status'), language: DEFAULT_LANGUAGE, key });
