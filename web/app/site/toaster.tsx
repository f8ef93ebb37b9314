import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribe } from '~/ui/toast';

const ToastViewport = lazy(() => import('./toast-viewport'));

/** The place where notices appear; its code arrives with the first notice. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribe, currentToast, () => null);
  return (
    toast && (
      <Suspense>
        <ToastViewport toast={toast} />
      </Suspense>
    )
  );
}
