import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { PageTexts } from '~/i18n/pages';
import { dismiss, type Toast } from '~/ui/toast';
import * as styles from '~/ui/toast.css';

/** Keeps silent notices from screen readers. */
const OUTSIDE_THE_PAGE = document.createDocumentFragment();

export interface ToastViewportProps {
  toast: Toast;
  texts: PageTexts<'frame'>['toast'];
}

/** Radix covers the specification: duration, pause, swipe with a threshold, hotkey. */
export default function ToastViewport({ toast, texts }: ToastViewportProps) {
  const Icon = toast.variant === 'destructive' ? CircleAlert : CircleCheck;
  return (
    <RadixToast.Provider
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label={texts.notice}
      announcerContainer={toast.isSilent ? OUTSIDE_THE_PAGE : undefined}
    >
      <RadixToast.Root
        key={toast.id}
        open={toast.isOpen}
        onOpenChange={(open) => !open && dismiss(toast.id)}
        type={toast.variant === 'destructive' ? 'foreground' : 'background'}
        className={styles.toast[toast.variant]}
        data-variant={toast.variant}
      >
        <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />
        <div>
          <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title>
          {toast.description && (
            <RadixToast.Description className={styles.description}>
              {toast.description}
            </RadixToast.Description>
          )}
        </div>
        <RadixToast.Close className={styles.close} aria-label={texts.close}>
          <X size={18} aria-hidden="true" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport className={styles.viewport} hotkey={['F8']} label={texts.region} />
    </RadixToast.Provider>
  );
}
