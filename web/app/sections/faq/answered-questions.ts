import type { FAQPage } from 'schema-dts';
import type { PageContext } from '~/site/structured-data';

export function answeredQuestions(
  { language, canonical }: PageContext,
  questions: readonly { name: string; question: string; answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${canonical}#questions`,
    isPartOf: { '@id': `${canonical}#page` },
    inLanguage: language,
    mainEntity: questions.map(({ name, question, answer }) => ({
      '@type': 'Question',
      url: `${canonical}#${name}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
