import { type RefObject, useEffect, useRef } from 'react';

/** Matches forms under a dialog or in a hidden tab. */
const OUT_OF_REACH = '[hidden], [inert], [aria-hidden=true]';

const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Saves the visible form on Ctrl + S (⌘ + S on a Mac), and stops the browser from saving the page. */
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
