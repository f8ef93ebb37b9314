import { requireSession } from './account';
import { callSite } from './site-api';

/**
 * Fetches a public list with the fields for editors (decision C21). Without a session the site sends the visitors'
 * version, not 401; asking for the account then lets the editor sign in. @throws CallError, NoConnection
 */
export async function fetchEditorList<Item extends { etag: string }>(
  path: string,
  signal?: AbortSignal,
): Promise<Item[]> {
  const call = signal ? { signal } : {};
  const list = await callSite<Item[]>(path, call);
  if (list.length > 0 && list.every((item) => 'etag' in item)) return list;
  await requireSession();
  return callSite<Item[]>(path, call);
}
