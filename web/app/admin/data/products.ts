import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedProject, ProjectInput } from 'contract/project';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { CallError } from './call-error';
import { fetchEditorList } from './editor-list';
import { invalidate } from './invalidation';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

const PATH = '/api/projects';
const pathOf = (key: string) => `${PATH}/${encodeURIComponent(key)}`;

export function useProducts() {
  return useQuery({
    queryKey: queryKeys.products,
    queryFn: ({ signal }) => fetchEditorList<EditedProject>(PATH, signal),
  });
}

/** @throws CallError, NoConnection */
export function putProduct(key: string, change: ProjectInput, ifMatch?: string): Promise<EditedProject> {
  return callSite<EditedProject>(pathOf(key), {
    method: 'PUT',
    json: change,
    ...(ifMatch !== undefined && { ifMatch }),
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

/** Puts a product on the site or takes it off, at once; the switch goes back when that fails. */
export function usePublishProduct() {
  const client = useQueryClient();
  const { failure } = useTexts('admin');
  const { literal } = useTexts('admin-products');
  const notifyFailure = useFailureNotice();
  return useMutation({
    scope: { id: 'product-published' },
    // One switch, in which two editors cannot lose each other's text: it goes without If-Match.
    mutationFn: ({ key, isActive }: Pick<EditedProject, 'key' | 'isActive'>) => putProduct(key, { isActive }),
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
const putOrder = (keys: readonly string[]) => callSite(`${PATH}/order`, { method: 'PUT', json: { keys } });

async function saveOrder(keys: readonly string[]): Promise<void> {
  try {
    await putOrder(keys);
  } catch (error) {
    if (!(error instanceof CallError && error.status === 400)) throw error;
    // Somebody has deleted one of them: the others can still be put in the wanted order.
    const stored = await fetchEditorList<EditedProject>(PATH);
    const left = keys.filter((key) => stored.some((product) => product.key === key));
    if (left.length === 0 || left.length === keys.length) throw error;
    await putOrder(left);
  }
}

/** The products in a new order, at once; the old order comes back when that fails. */
export function useOrderProducts() {
  const client = useQueryClient();
  const { sorting } = useTexts('admin-products');
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationKey: ORDER,
    // One after the other: the last move is the order that stays.
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
      // An earlier order must not come back from the server between two moves.
      if (client.isMutating({ mutationKey: ORDER }) === 1) void invalidate(client, 'project');
    },
  });
}

/** A new product: not on the site until it is published. @throws CallError, NoConnection */
export function useCreateProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, title }: { key: string; title: string }) =>
      callSite<EditedProject>(PATH, { method: 'POST', json: { key, title, isActive: false } }),
    onSuccess: (product) => {
      patchList(client, (list) => [...list, product]);
      void invalidate(client, 'project');
    },
  });
}

export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => callSite(pathOf(key), { method: 'DELETE' }),
    onSuccess: (_answer, key) => {
      patchList(client, (list) => list.filter((one) => one.key !== key));
      void invalidate(client, 'project');
    },
    onError: (error) => {
      // Somebody else has deleted it already.
      if (error instanceof CallError && error.status === 404) void invalidate(client, 'project');
    },
  });
}
