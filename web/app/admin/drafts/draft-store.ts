import { SINGLE_KINDS } from 'contract/single-kinds';
import { z } from 'zod';
import { type Draft, isRebased } from './draft';

const PREFIX = 'admin-draft';

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const draft = z.object({
  changes: z.record(z.string(), z.object({ from: fieldValue, to: fieldValue })),
  touchedAt: z.number(),
});

const KINDS = [
  'section',
  'project',
  'opening',
  'product-text',
  'page-text',
  ...SINGLE_KINDS,
  'media',
  'new-section',
  'new-project',
  'new-opening',
] as const;

/** Identifies a draft. The owner hides it from other people at the same computer. */
export interface DraftKey {
  owner: string;
  kind: (typeof KINDS)[number];
  key: string;
}

const nameOf = (...parts: readonly string[]) => [PREFIX, ...parts].map(encodeURIComponent).join(':');
const nameOfKey = ({ owner, kind, key }: DraftKey) => nameOf(owner, kind, key);

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    return draft.parse(JSON.parse(text));
  } catch (error) {
    // Written by another version of the site, or by hand: must not break the screen.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

export class DraftStore {
  #known = new Map<string, Draft | null>();
  #listeners = new Set<() => void>();
  #version = 0;
  #isPersistent = true;

  constructor(readonly storage: Storage) {}

  /** @param onSaved called with the kind of an entry that another window has saved or discarded */
  watch(target: Window, onSaved: (kind: DraftKey['kind']) => void = () => undefined): () => void {
    const onStorage = ({ key, oldValue, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== this.storage) return;
      if (key === null) this.#known.clear();
      else this.#known.delete(key);
      this.#notify();
      const kind = KINDS.find((one) => key?.split(':')[2] === encodeURIComponent(one));
      if (kind && isRebased(parse(oldValue), parse(newValue))) onSaved(kind);
    };
    target.addEventListener('storage', onStorage);
    return () => target.removeEventListener('storage', onStorage);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  version = (): number => this.#version;

  /** False if the browser refuses to store drafts (private window, quota): they then last as long as the page. */
  isPersistent = (): boolean => this.#isPersistent;

  find(draftKey: DraftKey): Draft | null {
    return this.#find(nameOfKey(draftKey));
  }

  #find(name: string): Draft | null {
    let known = this.#known.get(name);
    if (known === undefined) {
      known = parse(this.storage.getItem(name));
      this.#known.set(name, known);
    }
    return known;
  }

  set(draftKey: DraftKey, value: Draft | null): void {
    const name = nameOfKey(draftKey);
    this.#known.set(name, value);
    try {
      if (value) this.storage.setItem(name, JSON.stringify(value));
      else this.storage.removeItem(name);
      this.#isPersistent = true;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.#isPersistent = false;
    }
    this.#notify();
  }

  hasAny(owner: string): boolean {
    return this.#below(`${nameOf(owner)}:`).size > 0;
  }

  all(owner: string, kind: DraftKey['kind']): ReadonlyMap<string, Draft> {
    return this.#below(`${nameOf(owner, kind)}:`);
  }

  #below(prefix: string): Map<string, Draft> {
    const stored = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '');
    const names = new Set([...stored, ...this.#known.keys()]);
    return new Map(
      [...names].flatMap((name) => {
        const found = name.startsWith(prefix) ? this.#find(name) : null;
        return found ? [[decodeURIComponent(name.slice(prefix.length)), found] as const] : [];
      }),
    );
  }

  #notify() {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
