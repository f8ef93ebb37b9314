import { randomUUID } from 'node:crypto';
import type { Plan, PublicationProblem, StoredDraft } from '../contract/draft';
import type { DraftChanges } from '../contract/draft-changes';
import { siteAdmin } from './site-admin';

interface Refused {
  problems: PublicationProblem[];
}

/** Keeps and publishes the drafts of one account. */
export function drafts(url: string, token: string | undefined) {
  const account = siteAdmin(url, token);
  const put = (name: Pick<StoredDraft, 'kind' | 'key'>, changes: DraftChanges, revision: string | null) =>
    account.put<{ revision: string | null }>(`/drafts/${name.kind}/${encodeURIComponent(name.key)}`, {
      changes,
      touchedAt: 1_000,
      revision,
    });
  const list = async () => (await account.get<StoredDraft[]>('/drafts')).body;
  return {
    put,
    list,
    find: async (key: string) => (await list()).find((draft) => draft.key === key),
    /** Names the draft for a publication. */
    type: async (kind: StoredDraft['kind'], key: string, changes: DraftChanges) => {
      const { body } = await put({ kind, key }, changes, null);
      return { kind, key, revision: body.revision ?? randomUUID() };
    },
    discard: async (key: string) => {
      const draft = (await list()).find((one) => one.key === key);
      if (draft) await put(draft, {}, draft.revision);
    },
    publish: (named: object[]) =>
      account.post<{ published: number } & Refused>('/publications', { drafts: named }),
    plans: async () => (await account.get<Plan[]>('/plans')).body,
    plan: (at: Date, named: object[], name = '') =>
      account.post<Plan>('/plans', { drafts: named, at: at.toISOString(), name }),
    move: (id: number, at: Date) => account.put<Plan>(`/plans/${id}`, { at: at.toISOString() }),
    cancel: (id: number) => account.remove(`/plans/${id}`),
  };
}

export const change = (from: string, to: string) => ({ from, to });
export const inMs = (ms: number) => new Date(Date.now() + ms);
