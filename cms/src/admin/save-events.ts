import type { SavedEntry } from './saves';

const SAVED = 'site-entry-saved';

export const announceSave = (entry: SavedEntry) => {
  window.dispatchEvent(new CustomEvent(SAVED, { detail: entry }));
};

export function onSaved(callback: (entry: SavedEntry) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<SavedEntry>).detail);
  window.addEventListener(SAVED, listener);
  return () => window.removeEventListener(SAVED, listener);
}
