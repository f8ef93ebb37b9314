import { wakeIsland } from '~/islands/island-element';
import { PLAIN_MS, plainNoticeAttributes } from '~/ui/plain-notice';
import { currentToast, dismiss, subscribe } from '~/ui/toast';
import { lateSheets } from './late-sheets';

/** Shows a plain notice, whose styles come with the sheets, when the code of the toaster cannot be loaded. */
async function showPlainNotice(): Promise<void> {
  await lateSheets();
  const toast = currentToast();
  if (!toast?.isOpen) return;
  const notice = Object.assign(document.createElement('p'), plainNoticeAttributes(toast));
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
    if (!(await wakeIsland('toaster'))) void showPlainNotice();
  });
}
