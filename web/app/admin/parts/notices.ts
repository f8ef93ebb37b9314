import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { failureWords } from './failure-words';

/** What is certain after a failure. */
type Safe = 'kept' | 'unchanged' | 'stillSignedIn';

/** Says that something did not work, why, and what is safe. */
export function useFailureNotice(): (title: string, error: unknown, safe: Safe) => void {
  const { failure } = useTexts('admin');
  return (title, error, safe) =>
    notify({ title, description: failureWords(error, failure[safe], failure), variant: 'destructive' });
}

/** The same for what could not be loaded, beside which nothing can have been lost. */
export function useLoadFailure(): (error: unknown) => string {
  const { failure, frame } = useTexts('admin');
  return (error) => failureWords(error, frame.loadFailedText, failure);
}
