import { STORAGE_FAILURES } from 'contract/refusal';
import { useState } from 'react';
import { type Credentials, signIn } from '~/admin/data/account';
import { CallError } from '~/admin/data/call-error';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

export interface SignInFailure {
  /** The notice in the words of the specification (section 8). */
  title: string;
  text: string;
  detail: string;
}

export const CODE_NEEDED = 'codeNeeded';

/** Treats any refusal as a rejected login, and only a failed call as a missing connection (decision D6). */
export function useSignIn() {
  const { login } = useTexts('admin');
  const { codes } = useTexts('admin-failures');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  const failureOf = (error: unknown): SignInFailure => {
    if (!(error instanceof CallError)) {
      return { title: login.noConnection, text: login.noConnectionText, detail: login.noConnectionDetail };
    }
    // The password was not checked, so the notice must not call it wrong.
    const unseen = (reason: string) => ({ title: login.rejected, text: reason, detail: reason });
    if (error.status === 429) {
      const minutes = Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60));
      return unseen(fill(login.limited, { minutes }));
    }
    if (error.status >= 500) {
      const code = STORAGE_FAILURES.find((failure) => failure === error.refusal?.code);
      return unseen(code ? codes[code] : login.unavailable);
    }
    if (error.refusal?.code === 'second-factor-wrong') return unseen(login.codeWrong);
    return { title: login.rejected, text: login.rejectedText, detail: login.rejectedDetail };
  };

  const submit = async (credentials: Credentials): Promise<SignInFailure | typeof CODE_NEEDED | null> => {
    setPending(true);
    setFailure(null);
    try {
      await signIn(credentials);
      return null;
    } catch (error) {
      if (error instanceof CallError && error.refusal?.code === 'second-factor-required') return CODE_NEEDED;
      const found = failureOf(error);
      setFailure(found);
      return found;
    } finally {
      setPending(false);
    }
  };
  const forgetFailure = () => setFailure(null);
  return { submit, isPending, failure, forgetFailure };
}
