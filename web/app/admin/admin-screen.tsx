import { lazy, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import * as styles from './admin.css';
import { OnDemand } from './on-demand';
import { LoginPage } from './session/login-page';

const loadWorkspace = () => import('./workspace');
/** Ahead of time; whether it is there is seen when it is needed. */
const prepareWorkspace = () => loadWorkspace().catch(() => null);

/** The login form, then the screen, whose code is loaded only then. A reload asks for the password again (D5). */
export function AdminScreen({ panelUrl }: { panelUrl: string }) {
  const { login, frame, unloadable } = useTexts('admin');
  const [isSignedIn, setSignedIn] = useState(false);
  if (!isSignedIn) {
    return (
      <LoginPage
        onApproach={prepareWorkspace}
        onSuccess={() => {
          notify({ title: login.success, description: login.successText });
          setSignedIn(true);
        }}
      />
    );
  }
  return (
    <OnDemand
      make={() => lazy(loadWorkspace)}
      loading={
        <main className={styles.loading} aria-busy="true">
          <h1 className={styles.loadingTitle}>{frame.loading}</h1>
        </main>
      }
      failure={(retry) => (
        <main className={styles.loading}>
          <div className={styles.failure}>
            <h1 className={styles.loadingTitle}>{unloadable.screenTitle}</h1>
            <p className={styles.failureText}>{unloadable.text}</p>
            <button type="button" className={styles.retry} onClick={retry}>
              {frame.retry}
            </button>
            <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
              {unloadable.reload}
            </button>
          </div>
        </main>
      )}
    >
      {(Workspace) => <Workspace panelUrl={panelUrl} onSignedOut={() => setSignedIn(false)} />}
    </OnDemand>
  );
}
