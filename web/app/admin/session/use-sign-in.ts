import { useState } from 'react';
import { CallError } from '~/admin/calls/call-error';
import { signIn } from '~/admin/calls/site-api';
import { fill, useTexts } from '~/i18n/texts';

export interface SignInFailure {
  /** The notice, as the specification has it (section 8). */
  title: string;
  text: string;
  /** What stays beside the form when the notice is gone. */
  detail: string;
}

/** Signs in; any answer but success is a rejected login, only a failed call is a missing connection (decisions D6). */
export function useSignIn(onSuccess: () => void) {
  const { login } = useTexts('admin');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  const failureOf = (error: unknown): SignInFailure => {
    if (!(error instanceof CallError)) {
      return { title: login.noConnection, text: login.noConnectionText, detail: login.noConnectionDetail };
    }
    const rejected = { title: login.rejected, text: login.rejectedText };
    if (error.status === 429) {
      const minutes = Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60));
      return { ...rejected, detail: fill(login.limited, { minutes }) };
    }
    return { ...rejected, detail: error.status >= 500 ? login.unavailable : login.rejectedDetail };
  };

  const submit = async (credentials: { username: string; password: string }) => {
    setPending(true);
    setFailure(null);
    try {
      await signIn(credentials);
      onSuccess();
      return null;
    } catch (error) {
      const found = failureOf(error);
      setFailure(found);
      return found;
    } finally {
      setPending(false);
    }
  };
  return { submit, isPending, failure };
}
