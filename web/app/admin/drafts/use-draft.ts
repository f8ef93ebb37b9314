import { createContext, useContext, useSyncExternalStore } from 'react';
import { useAccount } from '~/admin/session/account';
import {
  type Conflict,
  changedValues,
  conflictsOf,
  type Draft,
  draftAfter,
  type Fields,
  type FieldValue,
  resolved,
  valuesOf,
  withField,
} from './draft';
import type { DraftKey, DraftStore } from './draft-store';
import { useSteady } from './use-steady';

export const DraftStoreContext = createContext<DraftStore | null>(null);

/** The drafts of this browser; the component renders again when one of them changes. */
export function useDraftStore(): DraftStore {
  const store = useContext(DraftStoreContext);
  if (!store) throw new Error('There is no DraftStoreContext above.');
  useSyncExternalStore(store.subscribe, store.version);
  return store;
}

export interface DraftForm {
  /** What the form shows: the stored values with the unsaved changes over them. */
  values: Fields;
  /** Stays the same from one render to the next. */
  set: (name: string, value: FieldValue) => void;
  isDirty: boolean;
  /** Only what was changed. */
  changes: Fields;
  /** Fields that somebody else saved meanwhile; to be resolved before saving. */
  conflicts: Conflict[];
  resolve: (name: string, choice: 'mine' | 'theirs') => void;
  /** Forgets all unsaved changes. */
  discard: () => void;
  /**
   * After a save: drops the changes that are stored now, keeps those that were typed while it ran.
   * @param sent what was saved, as it was typed: it counts as stored, however Strapi may have tidied it
   */
  settle: (now: Fields, sent?: Fields) => void;
  touchedAt: number | null;
}

/** A form over a stored entry whose unsaved changes survive reloads, expired sessions and other people's saves. */
export function useDraft({ kind, key }: Omit<DraftKey, 'owner'>, stored: Fields): DraftForm {
  const store = useDraftStore();
  const owner = useAccount().user.id;
  const draftKey = { owner: String(owner), kind, key };
  const draft = store.find(draftKey);
  // Always from the store: two changes within one event must not overwrite each other.
  const change = (next: (draft: Draft | null) => Draft | null) =>
    store.set(draftKey, next(store.find(draftKey)));
  const set = useSteady((name: string, value: FieldValue) =>
    change((current) => withField(current, stored, name, value)),
  );
  return {
    values: valuesOf(stored, draft),
    set,
    isDirty: draft !== null,
    changes: changedValues(draft),
    conflicts: conflictsOf(stored, draft),
    resolve: (name, choice) => change((current) => current && resolved(current, stored, name, choice)),
    discard: () => change(() => null),
    settle: (now, sent = {}) => change((current) => draftAfter(current, { before: stored, sent, now })),
    touchedAt: draft?.touchedAt ?? null,
  };
}

/** Entries of one kind with unsaved changes, by key, including those that somebody has deleted. */
export function useDrafts(kind: DraftKey['kind']): ReadonlyMap<string, Draft> {
  const store = useDraftStore();
  return store.all(String(useAccount().user.id), kind);
}

/** Whether an entry has unsaved changes, for lists. */
export function useHasDraft(): (kind: DraftKey['kind'], key: string) => boolean {
  const store = useDraftStore();
  const owner = String(useAccount().user.id);
  return (kind, key) => store.find({ owner, kind, key }) !== null;
}
