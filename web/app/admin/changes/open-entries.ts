import { isPublishedKind, type PublishedKind } from 'contract/draft-fields';
import type { Draft } from '~/admin/drafts/draft';
import type { DraftKey } from '~/admin/drafts/draft-store';
import { useDraftStore } from '~/admin/drafts/use-draft';
import { useAccount } from '~/admin/session/account';

export interface OpenEntry {
  draftKey: DraftKey;
  kind: PublishedKind;
  key: string;
  draft: Draft;
  isForeign: boolean;
  /** Null for a draft that the server has never had. */
  revision: string | null;
}

/** Returns a function, since publishing reads the drafts after they were sent to the server. */
export function useOpenEntries(): () => OpenEntry[] {
  const store = useDraftStore();
  const owner = String(useAccount().user.id);
  return () =>
    store.keys(owner).flatMap((draftKey): OpenEntry[] => {
      const { kind, key } = draftKey;
      const draft = store.find(draftKey);
      if (!draft || !isPublishedKind(kind)) return [];
      const { isForeign = false, revision = null } = store.synced(draftKey) ?? {};
      return [{ draftKey, kind, key, draft, isForeign, revision }];
    });
}

export const countChanges = (entries: readonly Pick<OpenEntry, 'draft'>[]): number =>
  entries.reduce((sum, { draft }) => sum + Object.keys(draft.changes).length, 0);
