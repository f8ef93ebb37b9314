import { lazy, Suspense, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import * as styles from './admin.css';
import { LoginPage } from './session/login-page';

const loadWorkspace = () => import('./workspace');
const Workspace = lazy(loadWorkspace);

/** The login form, then the screen, whose code is loaded only then. A reload asks for the password again (D5). */
export function AdminScreen({ panelUrl }: { panelUrl: string }) {
  const { login, frame } = useTexts('admin');
  const [isSignedIn, setSignedIn] = useState(false);
  if (!isSignedIn) {
    return (
      <LoginPage
        onApproach={() => void loadWorkspace()}
        onSuccess={() => {
          notify({ title: login.success, description: login.successText });
          setSignedIn(true);
        }}
      />
    );
  }
  return (
    <Suspense
      fallback={
        <main className={styles.loading} aria-busy="true">
          <h1 className={styles.loadingTitle}>{frame.loading}</h1>
        </main>
      }
    >
      <Workspace panelUrl={panelUrl} onSignedOut={() => setSignedIn(false)} />
    </Suspense>
  );
}
