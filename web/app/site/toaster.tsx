import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { PLAIN_MS, plainNoticeAttributes } from '~/ui/plain-notice';
import { currentToast, dismiss, subscribe, type Toast } from '~/ui/toast';

function PlainNotice({ toast }: { toast: Toast }) {
  const { id, isOpen, title, description } = toast;
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), PLAIN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (!isOpen) return null;
  return (
    <p {...plainNoticeAttributes(toast)}>
      <strong>{title}</strong> {description}
    </p>
  );
}

const ToastViewport = lazy(() => import('./toast-viewport').catch(() => ({ default: PlainNotice })));

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
