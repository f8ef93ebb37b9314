import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { failureText, refusalText } from './failure-text';

type Safe = 'kept' | 'unchanged' | 'stillSignedIn';

export function useFailureText(): (error: unknown, safe: string) => string {
  const { failure } = useTexts('admin');
  const { codes, fields } = useTexts('admin-failures');
  return (error, safe) => failureText(error, safe, { failure, codes, fields });
}

/** Explains a code of refusal; null for one that has no sentence. @param field its label */
export function useRefusalText(): (
  refusal: { code: string; limit?: number | undefined },
  field: string | null,
) => string | null {
  const { codes, fields } = useTexts('admin-failures');
  return (refusal, field) =>
    refusalText(refusal, field === null ? fields.unnamed : fill(fields.named, { name: field }), codes);
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
