import { notify } from '~/ui/toast';
import { copyText } from './copy-text';
import { fetchPictures, printPage, printPart } from './print';

const THANKS_MS = 2_000;

async function copy({ copies = '', copied = '', copyFailed = '' }: DOMStringMap): Promise<void> {
  try {
    await navigator.clipboard.writeText(copies);
    notify({ title: copied });
  } catch {
    // Browsers offer no clipboard over plain HTTP; the notice shows the text instead.
    notify({ title: copyFailed, description: copies, variant: 'destructive' });
  }
}

async function copyBlock(button: HTMLElement): Promise<void> {
  const block = button.closest('figure')?.querySelector('pre');
  if (!block || !(await copyText(block))) return;
  const [idle, done] = button.querySelectorAll<HTMLElement>(':scope > span');
  const status = button.parentElement?.querySelector<HTMLElement>('[role=status]');
  const say = (isCopied: boolean) => {
    if (idle) idle.hidden = isCopied;
    if (done) done.hidden = !isCopied;
    if (status) status.textContent = isCopied ? (status.dataset.says ?? '') : '';
  };
  say(true);
  setTimeout(say, THANKS_MS, false);
}

/** Prints on `data-prints` (`page` or `part`); copies `data-copies`, or the code beside on `data-copies-block`. */
export function enableCopyAndPrint(): void {
  window.addEventListener('beforeprint', () => void fetchPictures());
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    const { prints, copies, copiesBlock } = button.dataset;
    if (prints === 'part') void printPart();
    else if (prints !== undefined) void printPage();
    if (copies !== undefined) void copy(button.dataset);
    if (copiesBlock !== undefined) void copyBlock(button);
  });
}
