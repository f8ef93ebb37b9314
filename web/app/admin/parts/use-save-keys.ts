import { type RefObject, useEffect, useRef } from 'react';

/** Under a dialog, or in a tab that is not shown. */
const OUT_OF_REACH = '[hidden], [inert], [aria-hidden=true]';

const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Ctrl + S, or ⌘ + S on a Mac, saves the form that is visible, and never the page as a file.
 * @param form an element of the form
 * @param onSave null where nothing can be saved now
 */
export function useSaveKeys(form: RefObject<HTMLElement>, onSave: (() => void) | null): void {
  const latest = useRef(onSave);
  latest.current = onSave;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSave(event) || !form.current || form.current.closest(OUT_OF_REACH)) return;
      event.preventDefault();
      if (!event.repeat) latest.current?.();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
