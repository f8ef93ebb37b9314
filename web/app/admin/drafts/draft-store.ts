import { draftChanges } from 'contract/draft-changes';
import { DRAFT_KINDS, type DraftKind } from 'contract/draft-fields';
import { z } from 'zod';
import { type Draft, isRebased } from './draft';

const PREFIX = 'admin-draft';

export interface Synced {
  /** Null if the server has no copy. */
  revision: string | null;
  /** The changes that both had last, from which each has gone on. */
  base: Draft['changes'];
  /** Some of the draft was typed on another device, and none here since. */
  isForeign: boolean;
}

interface Kept {
  draft: Draft | null;
  /** Null for a draft that the server has never had. */
  synced: Synced | null;
}

const kept = z.object({
  changes: draftChanges,
  touchedAt: z.number(),
  synced: z
    .object({ revision: z.string().nullable(), base: draftChanges, isForeign: z.boolean() })
    .nullable()
    .default(null),
});

/** Identifies a draft. The owner hides it from other people at the same computer. */
export interface DraftKey {
  owner: string;
  kind: DraftKind;
  key: string;
}

const nameOf = (...parts: readonly string[]) => [PREFIX, ...parts].map(encodeURIComponent).join(':');
const nameOfKey = ({ owner, kind, key }: DraftKey) => nameOf(owner, kind, key);

const NOTHING: Kept = { draft: null, synced: null };

function parse(text: string | null): Kept {
  if (text === null) return NOTHING;
  try {
    const { synced, ...draft } = kept.parse(JSON.parse(text));
    return { draft: Object.keys(draft.changes).length > 0 ? draft : null, synced };
  } catch (error) {
    // Written by another version of the site, or by hand: must not break the screen.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return NOTHING;
    throw error;
  }
}

export class DraftStore {
  #known = new Map<string, Kept>();
  #typingListeners = new Set<(draftKey: DraftKey) => void>();
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
      const kind = DRAFT_KINDS.find((one) => key?.split(':')[2] === encodeURIComponent(one));
      if (kind && isRebased(parse(oldValue).draft, parse(newValue).draft)) onSaved(kind);
    };
    target.addEventListener('storage', onStorage);
    return () => target.removeEventListener('storage', onStorage);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onTyping(listener: (draftKey: DraftKey) => void): () => void {
    this.#typingListeners.add(listener);
    return () => this.#typingListeners.delete(listener);
  }

  version = (): number => this.#version;

  /** False if the browser refuses to store drafts (private window, quota): they then last as long as the page. */
  isPersistent = (): boolean => this.#isPersistent;

  find(draftKey: DraftKey): Draft | null {
    return this.#find(nameOfKey(draftKey)).draft;
  }

  synced(draftKey: DraftKey): Synced | null {
    return this.#find(nameOfKey(draftKey)).synced;
  }

  keys(owner: string): DraftKey[] {
    return [...this.#names(`${nameOf(owner)}:`)].flatMap((name) => {
      const [, , kind = '', key = ''] = name.split(':').map(decodeURIComponent);
      const known = DRAFT_KINDS.find((one) => one === kind);
      return known ? [{ owner, kind: known, key }] : [];
    });
  }

  #find(name: string): Kept {
    let known = this.#known.get(name);
    if (known === undefined) {
      known = parse(this.storage.getItem(name));
      this.#known.set(name, known);
    }
    return known;
  }

  set(draftKey: DraftKey, draft: Draft | null): void {
    const synced = this.synced(draftKey);
    this.#keep(draftKey, { draft, synced: synced && { ...synced, isForeign: false } });
    for (const listener of this.#typingListeners) listener(draftKey);
  }

  settle(draftKey: DraftKey, draft: Draft | null, synced: Synced): void {
    const isGone = !draft && synced.revision === null;
    this.#keep(draftKey, { draft, synced: isGone ? null : synced });
  }

  #keep(draftKey: DraftKey, value: Kept): void {
    const name = nameOfKey(draftKey);
    this.#known.set(name, value);
    try {
      const { draft, synced } = value;
      const { changes, touchedAt } = draft ?? { changes: {}, touchedAt: 0 };
      if (draft || synced) this.storage.setItem(name, JSON.stringify({ changes, touchedAt, synced }));
      else this.storage.removeItem(name);
      this.#isPersistent = true;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.#isPersistent = false;
    }
    this.#notify();
  }

  /** Tells whether this browser may have text that a person would miss; other devices have their own. */
  hasOwn(owner: string): boolean {
    return this.keys(owner).some((draftKey) => this.find(draftKey) && !this.synced(draftKey)?.isForeign);
  }

  all(owner: string, kind: DraftKey['kind']): ReadonlyMap<string, Draft> {
    return this.#below(`${nameOf(owner, kind)}:`);
  }

  #names(prefix: string): string[] {
    const stored = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '');
    return [...new Set([...stored, ...this.#known.keys()])].filter((name) => name.startsWith(prefix));
  }

  #below(prefix: string): Map<string, Draft> {
    return new Map(
      this.#names(prefix).flatMap((name) => {
        const found = this.#find(name).draft;
        return found ? [[decodeURIComponent(name.slice(prefix.length)), found] as const] : [];
      }),
    );
  }

  #notify() {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
