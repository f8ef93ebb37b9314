import { NoConnection } from '~/admin/calls/call-error';
import { fill, useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

/** What is certain after a failure. */
type Safe = 'kept' | 'unchanged' | 'stillSignedIn';

/** Says that something did not work: status and reason (decisions C14), and what is safe. */
export function useFailureNotice(): (title: string, error: unknown, safe: Safe) => void {
  const { failure } = useTexts('admin');
  return (title, error, safe) =>
    notify({
      title,
      description: `${reasonOf(error, failure.noConnection)} ${failure[safe]}`,
      variant: 'destructive',
    });
}

function reasonOf(error: unknown, noConnection: string): string {
  if (error instanceof NoConnection) return noConnection;
  return error instanceof Error ? error.message : String(error);
}

/** The same as a sentence, for what could not be loaded. */
export function useLoadFailure(): (error: unknown) => string {
  const { failure, frame } = useTexts('admin');
  return (error) => fill(frame.loadFailedText, { reason: reasonOf(error, failure.noConnection) });
}
