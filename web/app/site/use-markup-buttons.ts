import { useEffect } from 'react';
import { printPage, printPart } from '~/ui/print';
import { notify } from '~/ui/toast';

async function copy({ copies = '', copied = '', copyFailed = '' }: DOMStringMap): Promise<void> {
  try {
    await navigator.clipboard.writeText(copies);
    notify({ title: copied });
  } catch {
    // Over plain http browsers offer no clipboard: then the text is there to be marked by hand.
    notify({ title: copyFailed, description: copies, variant: 'destructive' });
  }
}

/**
 * What buttons do in markup that the server has finished: with `data-prints` they print the `page`, or the `part` that they
 * stand in; with `data-copies` they copy that, and say `data-copied` or `data-copy-failed`.
 */
export function useMarkupButtons(): void {
  useEffect(() => {
    function act({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      if (!button) return;
      const { prints, copies } = button.dataset;
      if (prints === 'part') void printPart();
      else if (prints !== undefined) void printPage();
      if (copies !== undefined) void copy(button.dataset);
    }
    document.addEventListener('click', act);
    return () => document.removeEventListener('click', act);
  }, []);
}
