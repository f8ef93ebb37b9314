import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProjectInput } from 'contract/project';
import { CallError } from '~/admin/calls/call-error';
import { callForEditors } from '~/admin/calls/editors-list';
import { callSite } from '~/admin/calls/site-api';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { changeOf, fieldsOf, type Product, tidied } from './product-fields';
import { useSaveDraft } from './use-save-draft';

const PROJECTS = ['projects'];
const pathOf = (key: string) => `/api/projects/${encodeURIComponent(key)}`;

export function useProducts() {
  return useQuery({ queryKey: PROJECTS, queryFn: () => callForEditors<Product>('/api/projects') });
}

const keep = (client: QueryClient, change: (list: Product[]) => Product[]) =>
  client.setQueryData<Product[]>(PROJECTS, (list) => list && change(list));

const keepOne = (client: QueryClient, product: Product) =>
  keep(client, (list) => list.map((one) => (one.key === product.key ? product : one)));

function askAgain(client: QueryClient) {
  void client.invalidateQueries({ queryKey: PROJECTS });
  // Nobody may look at the table of translations: it would not ask by itself.
  void client.invalidateQueries({ queryKey: ['translations'], refetchType: 'all' });
}

function put(key: string, json: ProjectInput, ifMatch?: string): Promise<Product> {
  return callSite<Product>(pathOf(key), { method: 'PUT', json, ...(ifMatch !== undefined && { ifMatch }) });
}

/** Saves what the editor changed in a product, and nothing else. */
export function useSaveProduct(product: Product, form: DraftForm) {
  const client = useQueryClient();
  return useSaveDraft({
    form,
    put: (changes) => put(product.key, changeOf(changes), product.etag),
    tidied,
    fieldsOf,
    keep: (saved) => keepOne(client, saved),
    onSaved: () => askAgain(client),
  });
}

/** Puts a product on the site or takes it off, at once; the switch goes back when that fails. */
export function usePublish() {
  const client = useQueryClient();
  const { failure } = useTexts('admin');
  const { literal } = useTexts('admin-products');
  const notifyFailure = useFailureNotice();
  const show = (key: string, isActive: boolean) =>
    keep(client, (list) => list.map((one) => (one.key === key ? { ...one, isActive } : one)));
  return useMutation({
    scope: { id: 'project-published' },
    // One switch, no text of anybody: it needs no state that it is based on.
    mutationFn: ({ key, isActive }: Pick<Product, 'key' | 'isActive'>) => put(key, { isActive }),
    onMutate: async ({ key, isActive }) => {
      await client.cancelQueries({ queryKey: PROJECTS });
      show(key, isActive);
    },
    onSuccess: (saved) => {
      keepOne(client, saved);
      askAgain(client);
      notify({ title: literal.updated });
    },
    onError: (error, { key, isActive }) => {
      show(key, !isActive);
      notifyFailure(failure.save, error, 'unchanged');
    },
  });
}

const ORDER = ['project-order'];
const putOrder = (keys: readonly string[]) =>
  callSite('/api/projects/order', { method: 'PUT', json: { keys } });

async function saveOrder(keys: readonly string[]): Promise<void> {
  try {
    await putOrder(keys);
  } catch (error) {
    if (!(error instanceof CallError && error.status === 400)) throw error;
    // Somebody has deleted one of them meanwhile: the others still follow each other as wished.
    const there = await callForEditors<Product>('/api/projects');
    const left = keys.filter((key) => there.some((product) => product.key === key));
    if (left.length === 0 || left.length === keys.length) throw error;
    await putOrder(left);
  }
}

/** The products in a new order, at once; the old order comes back when that fails. */
export function useOrder() {
  const client = useQueryClient();
  const { sorting } = useTexts('admin-products');
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationKey: ORDER,
    // One after the other: the last move is the order that stays.
    scope: { id: 'project-order' },
    mutationFn: (keys: string[]) => saveOrder(keys),
    onMutate: async (keys) => {
      await client.cancelQueries({ queryKey: PROJECTS });
      const before = client.getQueryData<Product[]>(PROJECTS);
      keep(client, (list) => [...list].sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)));
      return before;
    },
    onError: (error, _keys, before) => {
      if (before) client.setQueryData(PROJECTS, before);
      notifyFailure(sorting.failed, error, 'unchanged');
    },
    onSuccess: () => notify({ title: sorting.saved }),
    // An earlier order must not come back from the server between two moves.
    onSettled: () => client.isMutating({ mutationKey: ORDER }) === 1 && askAgain(client),
  });
}

/** A new product: not on the site until it is published. @throws CallError */
export function useCreateProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, title }: { key: string; title: string }) =>
      callSite<Product>('/api/projects', { method: 'POST', json: { key, title, isActive: false } }),
    onSuccess: (product) => {
      keep(client, (list) => [...list, product]);
      askAgain(client);
    },
  });
}

export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => callSite(pathOf(key), { method: 'DELETE' }),
    onSuccess: (_answer, key) => {
      keep(client, (list) => list.filter((one) => one.key !== key));
      askAgain(client);
    },
  });
}
