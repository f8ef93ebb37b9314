import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { LegalNotice } from '~/sections/impressum/legal-notice';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { fixedMarkup } from '~/site/markup.server';
import { pageMeta } from '~/site/page-meta';
import { ServerMarkup } from '~/ui/server-markup';

export function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const { impressum: texts } = textsFor(language, 'impressum');
  return {
    head: pageHead(args, texts.meta),
    all: fixedMarkup(
      args,
      'impressum',
      <>
        <PageIntro {...texts.page} />
        <LegalNotice texts={texts} />
      </>,
    ),
  };
}

export const meta = pageMeta;

export default function Impressum() {
  return <ServerMarkup markup={useLoaderData<typeof loader>().all} />;
}
