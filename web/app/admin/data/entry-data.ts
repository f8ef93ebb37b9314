import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallName, Sent } from 'contract/calls';
import type { OrderedPlural } from 'contract/ordered-kinds';
import { requireSession } from './account';
import { CallError } from './call-error';
import { type Change, invalidate } from './invalidation';
import { type Answer, callSite } from './site-api';

type ListBase = '/api/projects' | '/api/content-sections' | '/api/redirects' | `/api/${OrderedPlural}`;
type Edited<Base extends ListBase> = Answer<`PUT ${Base}/{key}`>;
type Created<Base extends ListBase> = Sent<`POST ${Base}`, 'input'>;
type Changed<Base extends ListBase> = Sent<`PUT ${Base}/{key}`, 'input'>;

/** TypeScript cannot follow a name that is not known yet. */
const call = <Answered>(name: CallName, given: object): Promise<Answered> =>
  (callSite as unknown as (name: CallName, given: object) => Promise<Answered>)(name, given);

interface ListDeclaration<Item> {
  queryKey: QueryKey;
  change: Change;
  keyOf: (item: Item) => string;
}

export function keyedList<Base extends ListBase>(
  base: Base,
  { queryKey, change, keyOf }: ListDeclaration<Edited<Base>>,
) {
  type Item = Edited<Base>;

  /** Without a session the site sends the visitors' version, not 401; asking for the account lets the editor sign in. */
  async function fetchAll(signal?: AbortSignal): Promise<Item[]> {
    const fetchList = () => call<Item[]>(`GET ${base}`, { signal });
    const list = await fetchList();
    if (list.length > 0 && list.every((item) => 'etag' in (item as object))) return list;
    await requireSession();
    return fetchList();
  }

  function cacheOf(client: QueryClient) {
    const patchAll = (patch: (items: Item[]) => Item[]) =>
      void client.setQueryData<Item[]>(queryKey, (items) => items && patch(items));
    const patchOne = (key: string, patch: Partial<Item>) =>
      patchAll((items) => items.map((one) => (keyOf(one) === key ? Object.assign({}, one, patch) : one)));
    return {
      client,
      all: () => client.getQueryData<Item[]>(queryKey),
      find: (key: string) => client.getQueryData<Item[]>(queryKey)?.find((one) => keyOf(one) === key),
      patchAll,
      patchOne,
      patch: (item: Item) => patchOne(keyOf(item), item),
      cancel: () => client.cancelQueries({ queryKey }),
      invalidate: () => invalidate(client, change),
    };
  }

  return {
    fetchAll,
    useCache: () => cacheOf(useQueryClient()),
    useAll: () => useQuery({ queryKey, queryFn: ({ signal }) => fetchAll(signal) }),

    /** @throws CallError, stale if somebody else has saved; NoConnection */
    save: (key: string, input: Changed<Base>, ifMatch?: string) =>
      call<Item>(`PUT ${base}/{key}`, { params: { key }, input, ifMatch }),

    /** @throws CallError, NoConnection */
    useCreate() {
      const cache = cacheOf(useQueryClient());
      return useMutation({
        mutationFn: (input: Created<Base>) => call<Item>(`POST ${base}`, { input }),
        onSuccess: (item) => {
          cache.patchAll((items) => [...items, item]);
          void cache.invalidate();
        },
      });
    },

    /** @param onDeleted called before the entry leaves the list */
    useDelete(onDeleted: () => void) {
      const cache = cacheOf(useQueryClient());
      return useMutation({
        mutationFn: (key: string) => call(`DELETE ${base}/{key}`, { params: { key } }),
        onSuccess: (_answer, key) => {
          onDeleted();
          cache.patchAll((items) => items.filter((one) => keyOf(one) !== key));
          void cache.invalidate();
        },
        onError: (error) => {
          if (error instanceof CallError && error.status === 404) void cache.invalidate();
        },
      });
    },
  };
}

type EntryBase =
  | '/api/appearance'
  | '/api/home-page'
  | '/api/company'
  | '/api/service-status'
  | '/api/notifications'
  | '/api/product-texts/{key}';

export function singleEntry<Base extends EntryBase>(base: Base, keyIn: (key: string) => QueryKey) {
  type Stored = Answer<`GET ${Base}`>;
  return {
    useStored: (key: string) =>
      useQuery({
        queryKey: keyIn(key),
        queryFn: ({ signal }) => call<Stored>(`GET ${base}`, { params: { key }, signal }),
      }),
    usePatch(key: string): (stored: Stored) => void {
      const client = useQueryClient();
      return (stored) => void client.setQueryData(keyIn(key), stored);
    },
    /** @throws CallError, stale if somebody else has saved; NoConnection */
    save: (key: string, input: Sent<`PUT ${Base}`, 'input'>, ifMatch?: string) =>
      call<Stored>(`PUT ${base}`, { params: { key }, input, ifMatch }),
  };
}
