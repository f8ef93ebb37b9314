import { z } from 'zod';
import type { Draft } from './draft';

const PREFIX = 'admin-draft';

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const draft = z.object({
  changes: z.record(z.string(), z.object({ from: fieldValue, to: fieldValue })),
  touchedAt: z.number(),
});

/** Names an entry among the drafts of one person: somebody else at the same computer does not see them. */
export interface DraftPlace {
  owner: string;
  kind: 'section' | 'project' | 'appearance' | 'media' | 'new-section' | 'new-project';
  key: string;
}

const nameOf = ({ owner, kind, key }: DraftPlace) =>
  [PREFIX, owner, kind, key].map(encodeURIComponent).join(':');

function read(storage: Storage, name: string): Draft | null {
  const text = storage.getItem(name);
  if (text === null) return null;
  try {
    return draft.parse(JSON.parse(text));
  } catch (error) {
    // Written by another version of the site, or by hand: it cannot be shown, and must not stop the screen.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

/** Unsaved text, kept in the browser until it is saved or discarded, over reloads and expired sessions. */
export class DraftStore {
  #known = new Map<string, Draft | null>();
  #listeners = new Set<() => void>();
  #version = 0;
  #isKept = true;

  constructor(readonly storage: Storage) {}

  /** Changes of other windows arrive as events of the storage. */
  watch(target: Window): () => void {
    const onStorage = ({ key, storageArea }: StorageEvent) => {
      if (storageArea !== this.storage) return;
      if (key === null) this.#known.clear();
      else this.#known.delete(key);
      this.#tell();
    };
    target.addEventListener('storage', onStorage);
    return () => target.removeEventListener('storage', onStorage);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes with every draft. */
  version = (): number => this.#version;

  /** False when the browser refuses to keep drafts (private window, full): they then live as long as the page. */
  isKept = (): boolean => this.#isKept;

  find(place: DraftPlace): Draft | null {
    const name = nameOf(place);
    let known = this.#known.get(name);
    if (known === undefined) {
      known = read(this.storage, name);
      this.#known.set(name, known);
    }
    return known;
  }

  set(place: DraftPlace, value: Draft | null): void {
    const name = nameOf(place);
    this.#known.set(name, value);
    try {
      if (value) this.storage.setItem(name, JSON.stringify(value));
      else this.storage.removeItem(name);
      this.#isKept = true;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.#isKept = false;
    }
    this.#tell();
  }

  /** Whether this person has any unsaved text. */
  hasAny(owner: string): boolean {
    const prefix = `${[PREFIX, owner].map(encodeURIComponent).join(':')}:`;
    const stored = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '');
    const names = new Set([...stored, ...this.#known.keys()]);
    return [...names].some(
      (name) => name.startsWith(prefix) && (this.#known.get(name) ?? read(this.storage, name)) !== null,
    );
  }

  #tell() {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
