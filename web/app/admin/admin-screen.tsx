import { lazy, useEffect, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import * as styles from './admin.css';
import { LoadBoundary } from './load-boundary';
import { LoginPage } from './session/login-page';

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
  // In an effect, because the server does not render the screen.
  useEffect(() => {
    if (isResuming) setStage('signedIn');
  }, [isResuming]);
  const loading = (
    <main className={styles.loading} aria-busy="true">
      <h1 className={styles.loadingTitle}>{frame.loading}</h1>
    </main>
  );
  if (stage === 'resuming') return loading;
  if (stage === 'signedOut') {
    return (
      <LoginPage
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
