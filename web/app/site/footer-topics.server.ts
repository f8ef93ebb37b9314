import { LANDING_PAGE } from 'contract/landing-page-fields';
import type { Language } from 'contract/languages';
import { getLandingPages } from '~/content/published/landing-pages.server';
import type { Localized } from '~/content/published/localized';
import { orWhenUnavailable } from '~/content/store/availability.server';

export interface FooterTopic {
  path: ReturnType<typeof LANDING_PAGE.addressOf>;
  title: Localized<string>;
}

export async function footerTopics(language: Language): Promise<FooterTopic[]> {
  const pages = await orWhenUnavailable(getLandingPages(language), []);
  return pages
    .filter(({ isInFooter }) => isInFooter)
    .map(({ key, title }) => ({ path: LANDING_PAGE.addressOf(key), title }));
}
