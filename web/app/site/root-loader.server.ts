import type { LoaderFunctionArgs } from '@remix-run/node';
import { hiddenOnHome } from '~/content/published/home-page.server';
import { ILLUSTRATION_SPRITE } from '~/drawings/sprite.server';
import { env } from '~/env.server';
import { shownProducts } from '~/features/products/catalog.server';
import { shownCompany } from '~/i18n/facts.server';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { appearanceHead } from './appearance-sheet.server';
import { footerTopics } from './footer-topics.server';
import { findLegalPages } from './legal-pages.server';

/** Loads data for frame and head of every page. Lives here, because page heads import its type but not the root. */
export async function rootLoader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const [legalPages, topics, products, appearance, hiddenSections] = await Promise.all([
    findLegalPages(),
    footerTopics(language),
    shownProducts(language),
    appearanceHead(),
    hiddenOnHome(),
  ]);
  return {
    language,
    siteUrl: env().SITE_URL,
    company: shownCompany(),
    products,
    footer: { legalPages, topics },
    appearance,
    hiddenSections,
    isCounted: env().STATISTICS,
    illustrations: ILLUSTRATION_SPRITE.address,
    texts: textsFor(language, 'frame'),
  };
}
