import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { ChapterNav } from '~/sections/docs/chapter-nav';
import { ChapterOf } from '~/sections/docs/chapters';
import * as styles from '~/sections/docs/docs.css';
import { Downloads } from '~/sections/docs/downloads';
import { SAMPLE_ENDPOINTS } from '~/sections/docs/sample-endpoints.server';
import { readSelection, TABS } from '~/sections/docs/tabs';
import { usePrintOnArrival } from '~/sections/docs/use-print-on-arrival';
import { accent } from '~/sections/shared/accent.css';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageMeta } from '~/site/head';
import { Section } from '~/ui/section';

export function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const selection = readSelection(new URL(request.url).searchParams);
  return {
    selection,
    endpoints: selection.isPrint || selection.tab === 'api' ? SAMPLE_ENDPOINTS : [],
    texts: textsFor(language, 'docs-idatik'),
  };
}

export const meta = pageMeta<typeof loader>(({ texts, selection }) => {
  const { meta: head, page, tabs } = texts['docs-idatik'];
  const trail = [{ name: 'idatik', path: '/products/idatik' }];
  const isOverview = selection.tab === null || selection.tab === 'overview';
  const title = isOverview ? head.title : `${tabs[selection.tab]}: ${page.title}`;
  return { ...head, title, shareTitle: head.title, name: page.title, trail };
});

export default function ProductDocs() {
  const { selection, endpoints, texts } = useLoaderData<typeof loader>();
  const docs = texts['docs-idatik'];
  const { page, tabs, downloads } = docs;
  usePrintOnArrival();
  return (
    <div className={accent.blue}>
      <PageIntro {...page} back={{ to: '/products/idatik', text: page.back }} />
      <Section>
        <div className={styles.layout}>
          <ChapterNav label={page.tabsLabel} labelLang={page.lang} names={tabs} current={selection.tab} />
          <div id="chapter" className={styles.chapters}>
            {(selection.isPrint ? TABS : [selection.tab]).map((tab) => (
              <ChapterOf key={tab} tab={tab} texts={docs} endpoints={endpoints} />
            ))}
          </div>
        </div>
      </Section>
      <Downloads texts={downloads} />
    </div>
  );
}
