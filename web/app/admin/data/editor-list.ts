import { requireSession } from './account';

/**
 * Fetches a public list with the fields for editors (decision C21). Without a session the site sends the visitors'
 * version, not 401; asking for the account then lets the editor sign in. @throws CallError, NoConnection
 */
export async function fetchEditorList<Item extends object>(
  fetchList: () => Promise<Item[]>,
): Promise<Item[]> {
  const list = await fetchList();
  if (list.length > 0 && list.every((item) => 'etag' in item)) return list;
  await requireSession();
  return fetchList();
}
