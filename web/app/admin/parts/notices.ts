import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { failureText } from './failure-text';

type Safe = 'kept' | 'unchanged' | 'stillSignedIn';

export function useFailureText(): (error: unknown, safe: string) => string {
  const { failure } = useTexts('admin');
  const { codes, fields } = useTexts('admin-failures');
  return (error, safe) => failureText(error, safe, { failure, codes, fields });
}

export function useFailureNotice(): (title: string, error: unknown, safe: Safe) => void {
  const { failure } = useTexts('admin');
  const explain = useFailureText();
  return (title, error, safe) =>
    notify({ title, description: explain(error, failure[safe]), variant: 'destructive' });
}

export function useLoadFailure(): (error: unknown) => string {
  const { frame } = useTexts('admin');
  const explain = useFailureText();
  return (error) => explain(error, frame.loadFailedText);
}
