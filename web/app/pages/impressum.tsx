import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { hasPlaceholders } from '~/company';
import { company } from '~/i18n/facts.server';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { LegalNotice } from '~/sections/impressum/legal-notice';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

export function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  return {
    head: pageHead(args, textsFor(language, 'impressum').impressum.meta),
    hasInventedFacts: hasPlaceholders(company()),
  };
}

export const meta = pageMeta;

export default function Impressum() {
  const { hasInventedFacts } = useLoaderData<typeof loader>();
  const texts = useTexts('impressum');
  return (
    <>
      <PageIntro {...texts.page} />
      <LegalNotice texts={texts} hasInventedFacts={hasInventedFacts} />
    </>
  );
}
