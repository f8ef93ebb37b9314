import { useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import { refusalText } from '~/admin/parts/failure-text';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

export function useLinkCall() {
  const { login } = useTexts('admin');
  const { codes, fields } = useTexts('admin-failures');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const reasonOf = (error: unknown): string => {
    if (!(error instanceof CallError)) return login.noConnectionDetail;
    const { status, refusal, retryAfterSeconds } = error;
    if (status === 429) {
      return fill(login.limited, { minutes: Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)) });
    }
    return (refusal && refusalText(refusal, fields.unnamed, codes)) ?? login.unavailable;
  };

  const attempt = async (call: () => Promise<void>): Promise<boolean> => {
    setPending(true);
    setFailure(null);
    try {
      await call();
      return true;
    } catch (error) {
      setFailure(reasonOf(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { attempt, isPending, failure };
}
