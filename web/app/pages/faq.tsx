import type { LoaderFunctionArgs } from '@remix-run/node';
import { QuestionFilter } from '~/features/search/question-filter';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { answeredQuestions } from '~/sections/faq/answered-questions';
import { QuestionList } from '~/sections/faq/question-list';
import { GROUPS, questionsOf } from '~/sections/faq/questions';
import { ClosingBand } from '~/sections/shared/closing-band';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

export function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const texts = textsFor(language, 'faq').faq;
  return {
    head: pageHead(args, {
      ...texts.meta,
      name: texts.page.title,
      structuredData: (context) => [
        answeredQuestions(
          context,
          GROUPS.flatMap((group) => questionsOf(texts[group])),
        ),
      ],
    }),
  };
}

export const meta = pageMeta;

export default function Faq() {
  const texts = useTexts('faq');
  const { page, filter, closing } = texts;
  return (
    <>
      <PageIntro {...page}>
        <QuestionFilter filter={filter} />
      </PageIntro>
      <QuestionList texts={texts} />
      <ClosingBand
        title={closing.title}
        text={closing.text}
        lang={closing.lang}
        links={[
          { to: '/#contact', label: closing.contact },
          { to: '/schedule-meeting', label: closing.schedule },
        ]}
      />
    </>
  );
}
