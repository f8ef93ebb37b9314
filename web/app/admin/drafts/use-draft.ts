import type { Fields, FieldValue } from 'contract/entry-body';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useAccount } from '~/admin/session/account';
import {
  type Conflict,
  changedValues,
  conflictsOf,
  type Draft,
  draftAfter,
  resolved,
  valuesOf,
  withField,
} from './draft';
import type { DraftKey, DraftStore } from './draft-store';
import { useSteady } from './use-steady';

export const DraftStoreContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = useContext(DraftStoreContext);
  if (!store) throw new Error('There is no DraftStoreContext above.');
  useSyncExternalStore(store.subscribe, store.version);
  return store;
}

export interface DraftForm {
  values: Fields;
  /** Keeps its identity between renders. */
  set: (name: string, value: FieldValue) => void;
  isDirty: boolean;
  changes: Fields;
  conflicts: Conflict[];
  resolve: (name: string, choice: 'mine' | 'theirs') => void;
  discard: () => void;
  /** Drops the stored changes, and keeps those typed meanwhile. @param sent as typed; counts as stored */
  settle: (now: Fields, sent?: Fields) => void;
  touchedAt: number | null;
  isForeign: boolean;
}

export function useDraft({ kind, key }: Omit<DraftKey, 'owner'>, stored: Fields): DraftForm {
  const store = useDraftStore();
  const owner = useAccount().user.id;
  const draftKey = { owner: String(owner), kind, key };
  const draft = store.find(draftKey);
  // Reads the store each time: two changes within one event must not overwrite each other.
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
    isForeign: draft !== null && store.synced(draftKey)?.isForeign === true,
  };
}

export function useDrafts(kind: DraftKey['kind']): ReadonlyMap<string, Draft> {
  const store = useDraftStore();
  return store.all(String(useAccount().user.id), kind);
}

export function useDraftsOf(): (kind: DraftKey['kind']) => ReadonlyMap<string, Draft> {
  const store = useDraftStore();
  const owner = String(useAccount().user.id);
  return (kind) => store.all(owner, kind);
}

export function useHasDraft(): (kind: DraftKey['kind'], key: string) => boolean {
  const store = useDraftStore();
  const owner = String(useAccount().user.id);
  return (kind, key) => store.find({ owner, kind, key }) !== null;
}
