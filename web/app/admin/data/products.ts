import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedProject } from 'contract/project';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { CallError } from './call-error';
import { fetchEditorList } from './editor-list';
import { invalidate } from './invalidation';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

export function useProducts() {
  return useQuery({
    queryKey: queryKeys.products,
    queryFn: ({ signal }) => fetchEditorList(() => callSite('GET /api/projects', { signal })),
  });
}

const patchList = (client: QueryClient, change: (list: EditedProject[]) => EditedProject[]) =>
  client.setQueryData<EditedProject[]>(queryKeys.products, (list) => list && change(list));

const patchOne = (client: QueryClient, key: string, change: Partial<EditedProject>) =>
  patchList(client, (list) => list.map((one) => (one.key === key ? { ...one, ...change } : one)));

export function usePatchProduct(): (product: EditedProject) => void {
  const client = useQueryClient();
  return (product) => void patchOne(client, product.key, product);
}

export function usePublishProduct() {
  const client = useQueryClient();
  const { failure } = useTexts('admin');
  const { literal } = useTexts('admin-products');
  const notifyFailure = useFailureNotice();
  return useMutation({
    scope: { id: 'product-published' },
    // A single switch, with no text to lose, needs no If-Match.
    mutationFn: ({ key, isActive }: Pick<EditedProject, 'key' | 'isActive'>) =>
      callSite('PUT /api/projects/{key}', { params: { key }, input: { isActive } }),
    onMutate: async ({ key, isActive }) => {
      await client.cancelQueries({ queryKey: queryKeys.products });
      patchOne(client, key, { isActive });
    },
    onSuccess: (saved) => {
      patchOne(client, saved.key, saved);
      void invalidate(client, 'project');
      notify({ title: literal.updated });
    },
    onError: (error, { key, isActive }) => {
      patchOne(client, key, { isActive: !isActive });
      notifyFailure(failure.save, error, 'unchanged');
    },
  });
}

const ORDER = ['product-order'];
const putOrder = (keys: readonly string[]) =>
  callSite('PUT /api/projects/order', { input: { keys: [...keys] } });

async function saveOrder(keys: readonly string[]): Promise<void> {
  try {
    await putOrder(keys);
  } catch (error) {
    if (!(error instanceof CallError && error.status === 400)) throw error;
    // Somebody has deleted a product: saves the order of the others.
    const stored = await fetchEditorList(() => callSite('GET /api/projects'));
    const left = keys.filter((key) => stored.some((product) => product.key === key));
    if (left.length === 0 || left.length === keys.length) throw error;
    await putOrder(left);
  }
}

export function useOrderProducts() {
  const client = useQueryClient();
  const { sorting } = useTexts('admin-products');
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationKey: ORDER,
    // Runs in turn, so that the last move wins.
    scope: { id: 'product-order' },
    mutationFn: (keys: string[]) => saveOrder(keys),
    onMutate: async (keys) => {
      await client.cancelQueries({ queryKey: queryKeys.products });
      const before = client.getQueryData<EditedProject[]>(queryKeys.products);
      patchList(client, (list) => [...list].sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)));
      return before;
    },
    onError: (error, _keys, before) => {
      if (before) client.setQueryData(queryKeys.products, before);
      notifyFailure(sorting.failed, error, 'unchanged');
    },
    onSuccess: () => notify({ title: sorting.saved }),
    onSettled: () => {
      // Between two moves the server would send an earlier order.
      if (client.isMutating({ mutationKey: ORDER }) === 1) void invalidate(client, 'project');
    },
  });
}

/** Creates a product that stays unpublished. @throws CallError, NoConnection */
export function useCreateProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, title }: { key: string; title: string }) =>
      callSite('POST /api/projects', { input: { key, title, isActive: false } }),
    onSuccess: (product) => {
      patchList(client, (list) => [...list, product]);
      void invalidate(client, 'project');
    },
  });
}

export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => callSite('DELETE /api/projects/{key}', { params: { key } }),
    onSuccess: (_answer, key) => {
      patchList(client, (list) => list.filter((one) => one.key !== key));
      void invalidate(client, 'project');
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 404) void invalidate(client, 'project');
    },
  });
}
