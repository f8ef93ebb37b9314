import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { credentials } from 'contract/account';
import type { z } from 'zod';
import type { Account } from '~/admin/session/account';
import { callErrorOf } from './call-error';
import { queryKeys } from './query-keys';
import { callSite, send } from './site-api';

export function useSignedInAccount() {
  return useQuery({
    queryKey: queryKeys.account,
    queryFn: ({ signal }) => callSite('GET /api/admin/session', { signal }),
  });
}

export function useLastAccount(): Account | undefined {
  return useQueryClient().getQueryData<Account>(queryKeys.account);
}

/** Makes sure that a session exists, for code that cannot ask for the password. @throws CallError, NoConnection */
export async function requireSession(): Promise<void> {
  await callSite('GET /api/admin/session');
}

export type Credentials = z.input<typeof credentials>;

/** @throws CallError, NoConnection */
export async function signIn(account: Credentials): Promise<void> {
  const response = await send('/api/admin/login', { method: 'POST', json: account });
  if (!response.ok) throw await callErrorOf(response);
}

/** Ends the session on the server; an ended session counts as success. @throws CallError, NoConnection */
export async function signOut(): Promise<void> {
  const response = await send('/api/admin/logout', { method: 'POST' });
  if (!response.ok && response.status !== 401) throw await callErrorOf(response);
}
