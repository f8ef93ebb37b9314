import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filledPath } from 'contract/call-address';
import type { Sent } from 'contract/calls';
import type { Plan, PublicationProblem, StoredDraft } from 'contract/draft';
import type { PublishedKind } from 'contract/draft-fields';
import { CallError, NoConnection } from './call-error';
import { invalidate } from './invalidation';
import { queryKeys } from './query-keys';
import { callSite, send } from './site-api';

type Input = Sent<'PUT /api/drafts/{kind}/{key}', 'input'>;

/** Browsers carry at most 64 KiB of a page that is left. */
const CARRIED_CHARACTERS = 20_000;

/** Sends without a word: a failure leaves the draft in the browser, and an ended session asks for no password. */
async function sendQuietly(...request: Parameters<typeof send>): Promise<Response | null> {
  try {
    return await send(...request);
  } catch (error) {
    if (error instanceof NoConnection) return null;
    throw error;
  }
}

/** Null if the server gives no answer now. */
export async function fetchDrafts(): Promise<StoredDraft[] | null> {
  const response = await sendQuietly('/api/drafts', {});
  return response?.ok ? ((await response.json()) as StoredDraft[]) : null;
}

/** `current` is what another device has typed meanwhile; null if the draft could not be kept. */
export type KeptDraft = { revision: string | null } | { current: StoredDraft | null } | null;

export async function putDraft(name: Pick<StoredDraft, 'kind' | 'key'>, input: Input): Promise<KeptDraft> {
  const isCarried = JSON.stringify(input).length < CARRIED_CHARACTERS;
  const path = filledPath('/api/drafts/{kind}/{key}', { params: name });
  const response = await sendQuietly(path, { method: 'PUT', json: input, isCarried });
  if (!response) return null;
  const body = (await response.json().catch(() => null)) as object | null;
  if (response.ok && body && 'revision' in body) return body as { revision: string | null };
  return response.status === 409 && body && 'current' in body
    ? (body as { current: StoredDraft | null })
    : null;
}

export type NamedDraft = Sent<'POST /api/publications', 'input'>['drafts'][number];

export function problemsIn(error: unknown): PublicationProblem[] | null {
  const body = error instanceof CallError ? error.body : null;
  return typeof body === 'object' && body !== null && 'problems' in body
    ? (body.problems as PublicationProblem[])
    : null;
}

export const usePlans = () =>
  useQuery({
    queryKey: queryKeys.plans,
    queryFn: ({ signal }) => callSite('GET /api/plans', { signal }),
  });

/** Makes the calls that publish drafts; each throws CallError or NoConnection. */
export function usePublications() {
  const client = useQueryClient();
  const refetchPlans = () => client.invalidateQueries({ queryKey: queryKeys.plans });
  const refetchEntries = (kinds: readonly PublishedKind[]) =>
    Promise.all([...new Set(kinds)].map((kind) => invalidate(client, kind)));
  const changing = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } finally {
      await refetchPlans();
    }
  };
  return {
    /** Loads the entries again also after a refusal, so that their forms show what conflicts. */
    publish: async (drafts: NamedDraft[]) => {
      try {
        return await callSite('POST /api/publications', { input: { drafts } });
      } finally {
        await refetchEntries(drafts.map(({ kind }) => kind));
      }
    },
    plan: (input: Sent<'POST /api/plans', 'input'>) => changing(callSite('POST /api/plans', { input })),
    move: (id: number, input: Sent<'PUT /api/plans/{id}', 'input'>) =>
      changing(callSite('PUT /api/plans/{id}', { params: { id }, input })),
    cancel: ({ id }: Plan) => changing(callSite('DELETE /api/plans/{id}', { params: { id } })),
  };
}
