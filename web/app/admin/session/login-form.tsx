import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { primary, secondary } from '~/ui/button.css';
import { LoginField } from './login-field';
import * as styles from './login-page.css';
import { PasswordField } from './password-field';
import { CODE_NEEDED, type SignInFailure, useSignIn } from './use-sign-in';

interface LoginFormProps {
  onSuccess: (isLasting: boolean) => void;
  /** The last signed-in account; the form then asks for the password only. */
  username?: string | undefined;
  isLasting?: boolean;
  /** Defaults to showing the failure in the form: in a dialog, screen readers do not hear notices. */
  onFailure?: (failure: SignInFailure) => void;
}

const FIELDS = ['username', 'password', 'code'] as const;
type FieldName = (typeof FIELDS)[number];

const wordsOf = ({ title, text, detail }: SignInFailure) =>
  `${title}: ${[...new Set([text, detail])].join('. ')}`;

/**
 * Asks for an account of Strapi's panel (decision D10), then for its code, if any. User name and password stay in the
 * form, hidden, because all three are sent together.
 */
export function LoginForm({ onSuccess, onFailure, username: known = '', isLasting = false }: LoginFormProps) {
  const { login } = useTexts('admin');
  const { submit, isPending, failure, forgetFailure } = useSignIn();
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = (name: FieldName | 'staySignedIn') =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const wasCodeNeeded = useRef(false);
  useEffect(() => {
    if (isCodeNeeded !== wasCodeNeeded.current) input(isCodeNeeded ? 'code' : 'password')?.focus();
    wasCodeNeeded.current = isCodeNeeded;
  });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const username = input('username')?.value.trim() ?? '';
    const password = input('password')?.value ?? '';
    const code = input('code')?.value.trim();
    const given = { username, password, code };
    const empty = FIELDS.filter((name) => given[name] === '');
    setMissing(empty);
    if (empty[0]) return input(empty[0])?.focus();
    const staySignedIn = input('staySignedIn')?.checked ?? false;
    const outcome = await submit({ username, password, staySignedIn, ...(code && { code }) });
    if (outcome === null) return onSuccess(staySignedIn);
    if (outcome === CODE_NEEDED) return setCodeNeeded(true);
    onFailure?.(outcome);
    (input('code') ?? input('password'))?.select();
  };

  const goBack = () => {
    forgetFailure();
    setMissing([]);
    setCodeNeeded(false);
  };

  return (
    <form ref={form} method="post" action="/admin" noValidate className={styles.form} onSubmit={onSubmit}>
      <div hidden={isCodeNeeded} className={styles.fields}>
        <LoginField
          id={`${id}-username`}
          label={login.username}
          problem={missing.includes('username') ? login.usernameMissing : null}
          name="username"
          defaultValue={known}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          id={`${id}-password`}
          label={login.password}
          problem={missing.includes('password') ? login.passwordMissing : null}
          name="password"
          data-autofocus={known === '' ? undefined : ''}
          autoComplete="current-password"
        />
        <label className={styles.choice}>
          <input type="checkbox" name="staySignedIn" defaultChecked={isLasting} className={styles.checkbox} />
          {login.staySignedIn}
        </label>
      </div>
      {isCodeNeeded && (
        <>
          <p role="status">{login.codeLead}</p>
          <LoginField
            id={`${id}-code`}
            label={login.code}
            hint={login.codeHint}
            problem={missing.includes('code') ? login.codeMissing : null}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </>
      )}
      <div role="alert">
        {failure && <p className={styles.failure}>{onFailure ? failure.detail : wordsOf(failure)}</p>}
      </div>
      <button type="submit" className={primary} aria-disabled={isPending || undefined}>
        {isPending ? login.submitting : login.submit}
      </button>
      {isCodeNeeded && (
        <button type="button" className={secondary} onClick={goBack}>
          {login.back}
        </button>
      )}
    </form>
  );
}
