import { CallError, NoConnection } from '~/admin/calls/call-error';
import type { PageTexts } from '~/i18n/pages';

type FailureTexts = PageTexts<'admin'>['failure'];

/** Something in front of the site may answer with a whole page. */
const ANSWER_LENGTH = 200;

const REASONS: ReadonlyMap<number, keyof FailureTexts['because']> = new Map([
  [401, 'signedOut'],
  [403, 'forbidden'],
  [404, 'gone'],
  [409, 'conflict'],
  [413, 'tooLarge'],
  [429, 'tooMany'],
  [502, 'away'],
  [503, 'away'],
  [504, 'away'],
]);

/**
 * Why something did not work: for the editor in a sentence, with what is safe, and then status and reason as the site
 * has answered (decisions C14), which are English.
 */
export function failureWords(error: unknown, safe: string, failure: FailureTexts): string {
  if (error instanceof NoConnection) return `${failure.noConnection} ${safe}`;
  if (!(error instanceof CallError)) return `${safe} (${error instanceof Error ? error.message : error})`;
  const known = REASONS.get(error.status) ?? (error.status >= 500 ? 'broken' : 'invalid');
  const answer =
    error.message.length > ANSWER_LENGTH ? `${error.message.slice(0, ANSWER_LENGTH)} …` : error.message;
  return `${failure.because[known]} ${safe} (${answer})`;
}
