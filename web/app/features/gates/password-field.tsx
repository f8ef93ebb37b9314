import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import * as styles from './gate.css';

export const FIELD_ID = 'gate-password';

interface PasswordFieldProps {
  field: RefObject<HTMLInputElement>;
  describedBy: string | undefined;
}

/** Can show the password: those of the gates are long and typed from paper. */
export function PasswordField({ field, describedBy }: PasswordFieldProps) {
  const { form } = useTexts('gate');
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <label htmlFor={FIELD_ID} className={styles.label}>
        {form.password}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={FIELD_ID}
          name="password"
          type={isShown ? 'text' : 'password'}
          required
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
          aria-invalid={describedBy ? true : undefined}
          aria-describedby={describedBy}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          aria-label={form.show}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </button>
      </div>
    </div>
  );
}
