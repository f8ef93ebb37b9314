import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { failureText } from './failure-text';

/** What is not affected by a failure. */
type Safe = 'kept' | 'unchanged' | 'stillSignedIn';

/** Why something failed, in German, and what is not affected by it. */
export function useFailureText(): (error: unknown, safe: string) => string {
  const { failure } = useTexts('admin');
  const { codes, fields } = useTexts('admin-failures');
  return (error, safe) => failureText(error, safe, { failure, codes, fields });
}

/** Shows a notice that says what failed, why, and what is not affected by it. */
export function useFailureNotice(): (title: string, error: unknown, safe: Safe) => void {
  const { failure } = useTexts('admin');
  const explain = useFailureText();
  return (title, error, safe) =>
    notify({ title, description: explain(error, failure[safe]), variant: 'destructive' });
}

/** Why something could not be loaded. */
export function useLoadFailure(): (error: unknown) => string {
  const { frame } = useTexts('admin');
  const explain = useFailureText();
  return (error) => explain(error, frame.loadFailedText);
}
