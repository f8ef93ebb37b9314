import { ArrowLeft } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { Brand } from '~/site/brand';
import { Lattice } from '~/ui/lattice';
import { notify } from '~/ui/toast';
import { LoginForm } from './login-form';
import * as styles from './login-page.css';

interface LoginPageProps {
  onSuccess: (isLasting: boolean) => void;
  onApproach: () => void;
}

export function LoginPage({ onSuccess, onApproach }: LoginPageProps) {
  const { login } = useTexts('admin');
  return (
    <div className={styles.page}>
      <main className={styles.main} onFocus={onApproach}>
        <div className={styles.box}>
          <Brand />
          <h1 className={styles.title}>{login.title}</h1>
          <p className={styles.lead}>{login.lead}</p>
          <noscript>
            <p className={styles.failure}>{login.noScript}</p>
          </noscript>
          <LoginForm
            onSuccess={onSuccess}
            onFailure={({ title, text }) => notify({ title, description: text, variant: 'destructive' })}
          />
          <p className={styles.hint}>{login.forgotten}</p>
          <a href="/" className={styles.back}>
            <ArrowLeft size={18} aria-hidden="true" />
            {login.backToSite}
          </a>
        </div>
      </main>
      <div className={styles.aside} data-ground="ink">
        <Lattice tone="onInk" className={styles.lattice} />
      </div>
    </div>
  );
}
