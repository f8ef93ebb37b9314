import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { CallError } from './call-error';

export interface Ordering<Item extends { key: string }> {
  name: string;
  list: {
    fetchAll: () => Promise<Item[]>;
    useCache: () => {
      client: QueryClient;
      cancel: () => Promise<void>;
      all: () => Item[] | undefined;
      patchAll: (patch: (items: Item[]) => Item[]) => void;
      invalidate: () => Promise<unknown>;
    };
  };
  /** @throws CallError, NoConnection */
  put: (keys: string[]) => Promise<unknown>;
}

async function saveOrder<Item extends { key: string }>(
  { list, put }: Ordering<Item>,
  keys: string[],
): Promise<void> {
  try {
    await put(keys);
  } catch (error) {
    if (!(error instanceof CallError && error.status === 400)) throw error;
    // Somebody has deleted an entry: saves the order of the others.
    const stored = await list.fetchAll();
    const left = keys.filter((key) => stored.some((item) => item.key === key));
    if (left.length === 0 || left.length === keys.length) throw error;
    await put(left);
  }
}

export function useOrdering<Item extends { key: string }>(ordering: Ordering<Item>) {
  const { name, list } = ordering;
  const mutationKey = [name];
  const cache = list.useCache();
  const { sorting } = useTexts('admin-products');
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationKey,
    // Runs in turn, so that the last move wins.
    scope: { id: name },
    mutationFn: (keys: string[]) => saveOrder(ordering, keys),
    onMutate: async (keys) => {
      await cache.cancel();
      const before = cache.all();
      cache.patchAll((items) => [...items].sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)));
      return before;
    },
    onError: (error, _keys, before) => {
      if (before) cache.patchAll(() => before);
      notifyFailure(sorting.failed, error, 'unchanged');
    },
    onSuccess: () => notify({ title: sorting.saved }),
    onSettled: () => {
      // Between two moves the server would send an earlier order.
      if (cache.client.isMutating({ mutationKey }) === 1) void cache.invalidate();
    },
  });
}
