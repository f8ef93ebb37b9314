import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { primary } from '~/ui/button.css';
import * as styles from './login-page.css';
import { type SignInFailure, useSignIn } from './use-sign-in';

interface LoginFormProps {
  onSuccess: (isLasting: boolean) => void;
  /** Who was signed in before; only the password is asked for then. */
  username?: string | undefined;
  /** What was chosen before. */
  isLasting?: boolean;
  /** Shows the notice. Without it the form shows its text: in a dialog, screen readers do not hear notices. */
  onFailure?: (failure: SignInFailure) => void;
}

interface Missing {
  username: boolean;
  password: boolean;
}

/** Notice and detail in one, without the detail where it repeats the notice. */
const wordsOf = ({ title, text, detail }: SignInFailure) =>
  `${title}: ${[...new Set([text, detail])].join('. ')}`;

/** User name and password of an account of Strapi's panel (decision D10). */
export function LoginForm({ onSuccess, onFailure, username: known = '', isLasting = false }: LoginFormProps) {
  const { login } = useTexts('admin');
  const { submit, isPending, failure } = useSignIn();
  const [missing, setMissing] = useState<Missing>({ username: false, password: false });
  const [isShown, setShown] = useState(false);
  const id = useId();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const stayBox = useRef<HTMLInputElement>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const username = usernameField.current?.value.trim() ?? '';
    const password = passwordField.current?.value ?? '';
    setMissing({ username: username === '', password: password === '' });
    if (username === '') return usernameField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    const staySignedIn = stayBox.current?.checked ?? false;
    const failed = await submit({ username, password, staySignedIn });
    if (!failed) return onSuccess(staySignedIn);
    onFailure?.(failed);
    passwordField.current?.select();
  };

  return (
    <form method="post" action="/admin" noValidate className={styles.form} onSubmit={onSubmit}>
      <div className={styles.field}>
        <label htmlFor={`${id}-username`} className={styles.label}>
          {login.username}
        </label>
        <input
          ref={usernameField}
          id={`${id}-username`}
          name="username"
          defaultValue={known}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          className={styles.input}
          aria-invalid={missing.username || undefined}
          aria-describedby={missing.username ? `${id}-username-error` : undefined}
        />
        {missing.username && (
          <p id={`${id}-username-error`} className={styles.error}>
            {login.usernameMissing}
          </p>
        )}
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-password`} className={styles.label}>
          {login.password}
        </label>
        <div className={styles.passwordRow}>
          <input
            ref={passwordField}
            id={`${id}-password`}
            name="password"
            data-autofocus={known === '' ? undefined : ''}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            required
            className={styles.passwordInput}
            aria-invalid={missing.password || undefined}
            aria-describedby={missing.password ? `${id}-password-error` : undefined}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={isShown}
            aria-label={login.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          </button>
        </div>
        {missing.password && (
          <p id={`${id}-password-error`} className={styles.error}>
            {login.passwordMissing}
          </p>
        )}
      </div>
      <label className={styles.choice}>
        <input
          ref={stayBox}
          type="checkbox"
          name="staySignedIn"
          defaultChecked={isLasting}
          className={styles.checkbox}
        />
        {login.staySignedIn}
      </label>
      <div role="alert">
        {failure && <p className={styles.failure}>{onFailure ? failure.detail : wordsOf(failure)}</p>}
      </div>
      <button type="submit" className={primary} aria-disabled={isPending || undefined}>
        {isPending ? login.submitting : login.submit}
      </button>
    </form>
  );
}
