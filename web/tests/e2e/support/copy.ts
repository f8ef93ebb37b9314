import { readFileSync } from 'node:fs';
import type { Language } from 'contract/languages';
import { BUILT_IN_COMPANY } from '~/company';
import type { Copy } from '~/i18n/generated/copy';

/** Reads the site's texts, so that better wording does not break a test. */
export function copy<Page extends keyof Copy>(language: Language, page: Page): Copy[Page] {
  const file = new URL(`../../../app/i18n/locales/${language}/${page}.json`, import.meta.url);
  const text = readFileSync(file, 'utf8')
    .replaceAll('{{company}}', BUILT_IN_COMPANY.brand)
    .replaceAll('{{companyLegal}}', BUILT_IN_COMPANY.legalName);
  return JSON.parse(text) as Copy[Page];
}
