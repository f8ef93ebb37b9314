import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { languageOf } from '~/i18n/negotiation.server';
import type { PageTexts } from '~/i18n/pages';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { ChapterNav } from '~/sections/docs/chapter-nav';
import { ChapterOf } from '~/sections/docs/chapters';
import * as styles from '~/sections/docs/docs.css';
import { Downloads } from '~/sections/docs/downloads';
import { SAMPLE_ENDPOINTS } from '~/sections/docs/sample-endpoints.server';
import { readSelection, TABS, type Tab } from '~/sections/docs/tabs';
import { accent } from '~/sections/shared/accent.css';
import { PageIntro } from '~/sections/shared/page-intro';
import { type PageHead, pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { Section } from '~/ui/section';

function headOf(texts: PageTexts<'docs-idatik'>, tab: Tab | null): PageHead {
  const { meta: own, page, tabs } = texts;
  const title = tab === null || tab === 'overview' ? own.title : `${tabs[tab]}: ${page.title}`;
  const trail = [{ name: 'idatik', path: '/products/idatik' }];
  return { ...own, title, shareTitle: own.title, name: page.title, trail };
}

export function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const selection = readSelection(new URL(args.request.url).searchParams);
  const texts = textsFor(language, 'docs-idatik');
  return {
    head: pageHead(args, headOf(texts['docs-idatik'], selection.tab)),
    selection,
    endpoints: selection.isPrint || selection.tab === 'api' ? SAMPLE_ENDPOINTS : [],
  };
}

export const meta = pageMeta;

export default function ProductDocs() {
  const { selection, endpoints } = useLoaderData<typeof loader>();
  const docs = useTexts('docs-idatik');
  const { page, tabs, downloads } = docs;
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
