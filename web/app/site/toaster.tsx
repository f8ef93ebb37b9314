import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentToast, dismiss, subscribe, type Toast } from '~/ui/toast';
import { plain } from '~/ui/toast.css';

const PLAIN_MS = 10_000;

function PlainNotice({ toast: { id, isOpen, title, description, variant, isSilent } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), PLAIN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (!isOpen) return null;
  return (
    <p role={isSilent ? undefined : variant === 'destructive' ? 'alert' : 'status'} className={plain}>
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
