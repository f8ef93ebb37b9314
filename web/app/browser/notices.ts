import { wakeIsland } from '~/islands/island-element';
import { currentToast, dismiss, subscribe } from '~/ui/toast';
import { plain } from '~/ui/toast.css';

const PLAIN_MS = 10_000;

/** Shows a plain notice when the code of the toaster cannot be loaded. */
function showPlainNotice(): void {
  const toast = currentToast();
  if (!toast?.isOpen) return;
  const notice = document.createElement('p');
  if (!toast.isSilent) notice.role = toast.variant === 'destructive' ? 'alert' : 'status';
  notice.className = plain;
  const title = document.createElement('strong');
  title.textContent = toast.title;
  notice.append(title, ` ${toast.description ?? ''}`);
  document.body.append(notice);
  setTimeout(() => {
    dismiss(toast.id);
    notice.remove();
  }, PLAIN_MS);
}

export function showNotices(): void {
  subscribe(async () => {
    if (!(await wakeIsland('toaster'))) showPlainNotice();
  });
}
