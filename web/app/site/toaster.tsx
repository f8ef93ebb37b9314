import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { PageTexts } from '~/i18n/pages';
import { PLAIN_MS, plainNoticeAttributes } from '~/ui/plain-notice';
import { currentToast, dismiss, subscribe } from '~/ui/toast';
import type { ToastViewportProps } from './toast-viewport';

function PlainNotice({ toast }: ToastViewportProps) {
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

const ToastViewport = lazy<(props: ToastViewportProps) => ReactNode>(() =>
  import('./toast-viewport').catch(() => ({ default: PlainNotice })),
);

/** @param texts a part of the frame's, all of which would make each document a kilobyte larger */
export function Toaster({ texts }: { texts: PageTexts<'frame'>['toast'] }) {
  const toast = useSyncExternalStore(subscribe, currentToast, () => null);
  return (
    toast && (
      <Suspense>
        <ToastViewport toast={toast} texts={texts} />
      </Suspense>
    )
  );
}
