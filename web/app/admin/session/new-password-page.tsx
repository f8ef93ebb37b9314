import { PASSWORD_LENGTH } from 'contract/password-link-fields';
import { type FormEvent, useRef, useState } from 'react';
import { setPasswordByLink } from '~/admin/data/password-links';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { primary, secondary } from '~/ui/button.css';
import * as styles from './login-page.css';
import { PasswordField } from './password-field';
import { SignInFrame } from './sign-in-frame';
import { useLinkCall } from './use-link-call';

interface NewPasswordPageProps {
  token: string;
  onSet: () => void;
  onLeave: () => void;
}

/** Sets a password by a mailed link. Signs nobody in: the login asks for the second factor. */
export function NewPasswordPage({ token, onSet, onLeave }: NewPasswordPageProps) {
  const { passwordLink: words } = useTexts('admin');
  const { attempt, isPending, failure } = useLinkCall();
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const field = form.current?.querySelector<HTMLInputElement>('[name=password]');
    const password = field?.value ?? '';
    setMissing(password === '');
    if (password === '') return field?.focus();
    if (await attempt(() => setPasswordByLink(token, password))) onSet();
    else field?.select();
  };

  return (
    <SignInFrame title={words.newTitle} lead={words.newLead} isReplacing>
      <form ref={form} method="post" action="/admin" noValidate className={styles.form} onSubmit={onSubmit}>
        <PasswordField
          id="new-password"
          label={words.newPassword}
          hint={fill(words.newPasswordHint, { characters: PASSWORD_LENGTH.characters })}
          problem={isMissing ? words.newPasswordMissing : null}
          name="password"
          autoComplete="new-password"
        />
        <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
        <button type="submit" className={primary} aria-disabled={isPending || undefined}>
          {isPending ? words.saving : words.save}
        </button>
        <button type="button" className={secondary} onClick={onLeave}>
          {words.backToLogin}
        </button>
      </form>
    </SignInFrame>
  );
}
