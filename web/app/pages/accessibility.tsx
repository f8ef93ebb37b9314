import type { LoaderFunctionArgs } from '@remix-run/node';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { AccessibilityStatement } from '~/sections/accessibility/statement';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

export function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const { meta: own, page } = textsFor(language, 'accessibility').accessibility;
  return { head: pageHead(args, { ...own, name: page.title }) };
}

export const meta = pageMeta;

export default function Accessibility() {
  const texts = useTexts('accessibility');
  return (
    <>
      <PageIntro {...texts.page} />
      <AccessibilityStatement texts={texts} />
    </>
  );
}
