import type { LoaderFunctionArgs } from '@remix-run/node';
import { hasSection } from '~/content/sections.server';
import { env } from '~/env.server';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { appearanceHead } from './appearance-sheet.server';
import { productLinks } from './product-links.server';

/** What frame and head of every page need. It stands here, because the heads of pages know its type and not the root. */
export async function rootLoader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const [privacy, terms, products, appearance] = await Promise.all([
    hasSection('privacy'),
    hasSection('terms'),
    productLinks(language),
    appearanceHead(),
  ]);
  return {
    language,
    siteUrl: env().SITE_URL,
    legalPages: { privacy, terms },
    products,
    appearance,
    texts: textsFor(language, 'frame'),
  };
}
