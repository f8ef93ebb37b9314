import { readFileSync } from 'node:fs';
import { COMPANY } from '~/company';
import type { Language } from '~/i18n/languages';

interface Pages {
  frame: typeof import('~/i18n/locales/de/frame.json');
  home: typeof import('~/i18n/locales/de/home.json');
  contact: typeof import('~/i18n/locales/de/contact.json');
}

/** The texts that the site shows, so that a better wording does not break a journey. */
export function copy<Page extends keyof Pages>(language: Language, page: Page): Pages[Page] {
  const file = new URL(`../../../app/i18n/locales/${language}/${page}.json`, import.meta.url);
  const text = readFileSync(file, 'utf8')
    .replaceAll('{{company}}', COMPANY.brand)
    .replaceAll('{{companyLegal}}', COMPANY.legalName);
  return JSON.parse(text) as Pages[Page];
}
