import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { failureWords } from './failure-words';

/** What is certain after a failure. */
type Safe = 'kept' | 'unchanged' | 'stillSignedIn';

/** Why something did not work, in German, with what is safe. */
export function useFailureWords(): (error: unknown, safe: string) => string {
  const { failure } = useTexts('admin');
  const { codes, fields } = useTexts('admin-failures');
  return (error, safe) => failureWords(error, safe, { failure, codes, fields });
}

/** Says that something did not work, why, and what is safe. */
export function useFailureNotice(): (title: string, error: unknown, safe: Safe) => void {
  const { failure } = useTexts('admin');
  const explain = useFailureWords();
  return (title, error, safe) =>
    notify({ title, description: explain(error, failure[safe]), variant: 'destructive' });
}

/** The same for what could not be loaded, beside which nothing can have been lost. */
export function useLoadFailure(): (error: unknown) => string {
  const { frame } = useTexts('admin');
  const explain = useFailureWords();
  return (error) => explain(error, frame.loadFailedText);
}
