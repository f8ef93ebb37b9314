import type { InputHTMLAttributes, ReactNode } from 'react';
import * as styles from './login-page.css';

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  problem: string | null;
  hint?: string;
  children?: ReactNode;
}

export function LoginField({ id, label, problem, hint, children, ...input }: LoginFieldProps) {
  const [hintId, problemId] = [`${id}-hint`, `${id}-error`];
  const described = [problem && problemId, hint && hintId].filter(Boolean).join(' ');
  const field = (
    <input
      id={id}
      required
      className={children ? styles.passwordInput : styles.input}
      aria-invalid={problem !== null || undefined}
      aria-describedby={described || undefined}
      {...input}
    />
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children ? (
        <div className={styles.passwordRow}>
          {field}
          {children}
        </div>
      ) : (
        field
      )}
      {problem !== null && (
        <p id={problemId} className={styles.error}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.fieldHint}>
          {hint}
        </p>
      )}
    </div>
  );
}
