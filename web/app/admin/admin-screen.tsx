import { lazy, useEffect, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import * as styles from './admin.css';
import { LoadBoundary } from './load-boundary';
import { ForgottenPasswordPage } from './session/forgotten-password-page';
import { LoginPage, type LoginReason } from './session/login-page';
import { NewPasswordPage } from './session/new-password-page';
import { useLinkToken } from './session/use-link-token';

const loadWorkspace = () => import('./workspace');
const Workspace = lazy(loadWorkspace);
/** Ignores a failure here: the code is loaded again when it is needed. */
const prepareWorkspace = () => loadWorkspace().catch(() => null);

interface AdminScreenProps {
  panelUrl: string;
  isResuming: boolean;
}

type Stage = 'signedOut' | 'resuming' | 'signedIn';

/** A reload asks for the password again, unless the editor chose to stay signed in. All windows share one session. */
export function AdminScreen({ panelUrl, isResuming }: AdminScreenProps) {
  const { login, frame, unloadable } = useTexts('admin');
  const [stage, setStage] = useState<Stage>(isResuming ? 'resuming' : 'signedOut');
  const [isLasting, setLasting] = useState(isResuming);
  const [isForgotten, setForgotten] = useState(false);
  const [reason, setReason] = useState<LoginReason | null>(null);
  // Not in the workspace, whose unsaved text it would take away.
  const { token, forgetToken } = useLinkToken(stage !== 'signedIn');
  // In an effect, because the server does not render the screen.
  useEffect(() => {
    if (isResuming) setStage('signedIn');
  }, [isResuming]);
  const loading = (
    <main className={styles.loading} aria-busy="true">
      <h1 className={styles.loadingTitle}>{frame.loading}</h1>
    </main>
  );
  const openLogin = (why: LoginReason) => {
    forgetToken();
    setForgotten(false);
    setReason(why);
    setStage('signedOut');
  };
  if (token) {
    return (
      <NewPasswordPage
        key={token}
        token={token}
        onSet={() => openLogin('passwordSet')}
        onLeave={() => openLogin('returned')}
      />
    );
  }
  if (stage === 'resuming') return loading;
  if (stage === 'signedOut' && isForgotten) {
    return <ForgottenPasswordPage onLeave={() => openLogin('returned')} />;
  }
  if (stage === 'signedOut') {
    return (
      <LoginPage
        reason={reason}
        onForgotten={() => setForgotten(true)}
        onApproach={prepareWorkspace}
        onSuccess={(isToStay) => {
          notify({ title: login.success, description: login.successText });
          setLasting(isToStay);
          setStage('signedIn');
        }}
      />
    );
  }
  return (
    <LoadBoundary
      loading={loading}
      failure={
        <main className={styles.loading}>
          <div className={styles.failure}>
            <h1 className={styles.loadingTitle}>{unloadable.screenTitle}</h1>
            <p className={styles.failureText}>{unloadable.text}</p>
            <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
              {unloadable.reload}
            </button>
          </div>
        </main>
      }
    >
      <Workspace panelUrl={panelUrl} isLasting={isLasting} onSignedOut={() => setStage('signedOut')} />
    </LoadBoundary>
  );
}
