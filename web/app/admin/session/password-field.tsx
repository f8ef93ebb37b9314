import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { LoginField } from './login-field';
import * as styles from './login-page.css';

export function PasswordField(field: Omit<ComponentProps<typeof LoginField>, 'children' | 'type'>) {
  const { login } = useTexts('admin');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <LoginField {...field} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className={styles.reveal}
        aria-pressed={isShown}
        aria-label={login.showPassword}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </LoginField>
  );
}
