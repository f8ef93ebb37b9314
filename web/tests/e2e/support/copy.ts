import { readFileSync } from 'node:fs';
import type { Language } from 'contract/languages';
import { BUILT_IN_COMPANY } from '~/company';

interface Pages {
  'admin-second-factor': typeof import('~/i18n/locales/de/admin-second-factor.json');
  'admin-translations': typeof import('~/i18n/locales/de/admin-translations.json');
  'admin-products': typeof import('~/i18n/locales/de/admin-products.json');
  'admin-openings': typeof import('~/i18n/locales/de/admin-openings.json');
  'admin-reports': typeof import('~/i18n/locales/de/admin-reports.json');
  'admin-resources': typeof import('~/i18n/locales/de/admin-resources.json');
  'admin-posts': typeof import('~/i18n/locales/de/admin-posts.json');
  'admin-page-texts': typeof import('~/i18n/locales/de/admin-page-texts.json');
  'admin-pages': typeof import('~/i18n/locales/de/admin-pages.json');
  'admin-messages': typeof import('~/i18n/locales/de/admin-messages.json');
  'admin-failures': typeof import('~/i18n/locales/de/admin-failures.json');
  'admin-history': typeof import('~/i18n/locales/de/admin-history.json');
  'admin-media': typeof import('~/i18n/locales/de/admin-media.json');
  'admin-statistics': typeof import('~/i18n/locales/de/admin-statistics.json');
  'admin-audit': typeof import('~/i18n/locales/de/admin-audit.json');
  'admin-appearance': typeof import('~/i18n/locales/de/admin-appearance.json');
  'admin-changes': typeof import('~/i18n/locales/de/admin-changes.json');
  'admin-company': typeof import('~/i18n/locales/de/admin-company.json');
  'admin-notifications': typeof import('~/i18n/locales/de/admin-notifications.json');
  'admin-status': typeof import('~/i18n/locales/de/admin-status.json');
  status: typeof import('~/i18n/locales/de/status.json');
  documentation: typeof import('~/i18n/locales/de/documentation.json');
  admin: typeof import('~/i18n/locales/de/admin.json');
  frame: typeof import('~/i18n/locales/de/frame.json');
  search: typeof import('~/i18n/locales/de/search.json');
  home: typeof import('~/i18n/locales/de/home.json');
  blog: typeof import('~/i18n/locales/de/blog.json');
  'blog-tags': typeof import('~/i18n/locales/de/blog-tags.json');
  'blog-feed': typeof import('~/i18n/locales/de/blog-feed.json');
  careers: typeof import('~/i18n/locales/de/careers.json');
  contact: typeof import('~/i18n/locales/de/contact.json');
  'schedule-meeting': typeof import('~/i18n/locales/de/schedule-meeting.json');
  'docs-idatik': typeof import('~/i18n/locales/de/docs-idatik.json');
  'eu-id': typeof import('~/i18n/locales/de/eu-id.json');
  faq: typeof import('~/i18n/locales/de/faq.json');
  'ti-transformation': typeof import('~/i18n/locales/de/ti-transformation.json');
  gate: typeof import('~/i18n/locales/de/gate.json');
  'investors-partners': typeof import('~/i18n/locales/de/investors-partners.json');
  'investment-deck': typeof import('~/i18n/locales/de/investment-deck.json');
  'gated-investors': typeof import('~/i18n/locales/de/gated-investors.json');
  'gated-deck': typeof import('~/i18n/locales/de/gated-deck.json');
  'product-attrian': typeof import('~/i18n/locales/de/product-attrian.json');
  'product-screens': typeof import('~/i18n/locales/de/product-screens.json');
  'ti-stage': typeof import('~/i18n/locales/de/ti-stage.json');
  'admin-preview': typeof import('~/i18n/locales/de/admin-preview.json');
}

/** Reads the site's texts, so that better wording does not break a test. */
export function copy<Page extends keyof Pages>(language: Language, page: Page): Pages[Page] {
  const file = new URL(`../../../app/i18n/locales/${language}/${page}.json`, import.meta.url);
  const text = readFileSync(file, 'utf8')
    .replaceAll('{{company}}', BUILT_IN_COMPANY.brand)
    .replaceAll('{{companyLegal}}', BUILT_IN_COMPANY.legalName);
  return JSON.parse(text) as Pages[Page];
}
