import { type FormEvent, useRef, useState } from 'react';
import { askForPasswordLink } from '~/admin/data/password-links';
import { useTexts } from '~/i18n/texts';
import { primary, secondary } from '~/ui/button.css';
import { LoginField } from './login-field';
import * as styles from './login-page.css';
import { SignInFrame } from './sign-in-frame';
import { useLinkCall } from './use-link-call';

/** Says the same whether the address has an account or not. */
export function ForgottenPasswordPage({ onLeave }: { onLeave: () => void }) {
  const { passwordLink: words } = useTexts('admin');
  const { attempt, isPending, failure } = useLinkCall();
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const field = form.current?.querySelector<HTMLInputElement>('[name=email]');
    const email = field?.value.trim() ?? '';
    const isEmpty = email === '' || field?.validity.typeMismatch === true;
    setMissing(isEmpty);
    if (isEmpty) return field?.focus();
    setSent(await attempt(() => askForPasswordLink(email)));
  };
  const back = (
    <button type="button" className={secondary} onClick={onLeave}>
      {words.backToLogin}
    </button>
  );

  if (isSent) {
    return (
      <SignInFrame key="sent" title={words.sentTitle} lead={words.sent} isReplacing>
        <div className={styles.form}>{back}</div>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={words.title} lead={words.lead} isReplacing>
      <form ref={form} method="post" action="/admin" noValidate className={styles.form} onSubmit={onSubmit}>
        <LoginField
          id="forgotten-email"
          label={words.email}
          problem={isMissing ? words.emailMissing : null}
          name="email"
          type="email"
          autoComplete="email"
        />
        <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
        <button type="submit" className={primary} aria-disabled={isPending || undefined}>
          {isPending ? words.sending : words.send}
        </button>
        {back}
      </form>
    </SignInFrame>
  );
}
