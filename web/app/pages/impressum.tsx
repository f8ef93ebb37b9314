import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { LegalNotice } from '~/sections/impressum/legal-notice';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageMeta } from '~/site/head';

export function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  return { texts: textsFor(language, 'impressum') };
}

export const meta = pageMeta<typeof loader>(({ texts }) => texts.impressum.meta);

export default function Impressum() {
  const { impressum } = useLoaderData<typeof loader>().texts;
  return (
    <>
      <PageIntro {...impressum.page} />
      <LegalNotice texts={impressum} />
    </>
  );
}
