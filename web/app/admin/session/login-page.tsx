import { useEffect, useState } from 'react';
import { offersPasswordLinks } from '~/admin/data/password-links';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { LoginForm } from './login-form';
import * as styles from './login-page.css';
import { SignInFrame } from './sign-in-frame';

export type LoginReason = 'returned' | 'passwordSet';

interface LoginPageProps {
  reason?: LoginReason | null;
  onSuccess: (isLasting: boolean) => void;
  onApproach: () => void;
  onForgotten: () => void;
}

export function LoginPage({ reason = null, onSuccess, onApproach, onForgotten }: LoginPageProps) {
  const { login, passwordLink } = useTexts('admin');
  const sendsMail = useSendsMail();
  return (
    <SignInFrame
      title={login.title}
      lead={reason === 'passwordSet' ? passwordLink.saved : login.lead}
      isReplacing={reason !== null}
      onApproach={onApproach}
    >
      <LoginForm
        onSuccess={onSuccess}
        onFailure={({ title, text }) => notify({ title, description: text, variant: 'destructive' })}
      />
      {sendsMail ? (
        <button type="button" className={styles.forgotten} onClick={onForgotten}>
          {passwordLink.forgotten}
        </button>
      ) : (
        <p className={styles.hint}>{login.forgotten}</p>
      )}
    </SignInFrame>
  );
}

/** Returns false until the site has answered, and if it cannot: a link is only shown where it works. */
function useSendsMail(): boolean {
  const [sendsMail, setSendsMail] = useState(false);
  useEffect(() => {
    let isGone = false;
    const learn = (answer: boolean) => {
      if (!isGone) setSendsMail(answer);
    };
    void offersPasswordLinks().then(learn, () => learn(false));
    return () => {
      isGone = true;
    };
  }, []);
  return sendsMail;
}
