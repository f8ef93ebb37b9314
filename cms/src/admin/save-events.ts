import type { SavedEntry } from './saves';

const SAVED = 'site-entry-saved';

export const announceSave = (entry: SavedEntry) => {
  window.dispatchEvent(new CustomEvent(SAVED, { detail: entry }));
};

/** Calls back after each save in this window. Returns how to stop. */
export function onSaved(callback: (entry: SavedEntry) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<SavedEntry>).detail);
  window.addEventListener(SAVED, listener);
  return () => window.removeEventListener(SAVED, listener);
}
