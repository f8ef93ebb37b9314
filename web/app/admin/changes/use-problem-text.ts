import type { PublicationProblem } from 'contract/draft';
import { TEXT_PROBLEMS, type TextProblemName } from 'contract/page-text-fields';
import { useRefusalText } from '~/admin/parts/notices';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { useChangeWords } from './use-change-words';

const isTextProblem = (name: string): name is TextProblemName =>
  (TEXT_PROBLEMS as readonly string[]).includes(name);

/** Explains why a change cannot be published. */
export function useProblemText(): (problem: PublicationProblem) => string {
  const { problems: words } = useTexts('admin-changes');
  const { problems: textProblems } = useTexts('admin-page-texts');
  const refusalText = useRefusalText();
  const { label } = useChangeWords();
  return ({ kind, name, problem, limit }) => {
    if (problem === 'stale') return words.stale;
    if (problem === 'draft-stale') return words.draftStale;
    if (isTextProblem(problem)) return fill(textProblems[problem], { limit: limit ?? '' });
    return refusalText({ code: problem, limit }, name === null ? null : label(kind, name)) ?? problem;
  };
}
