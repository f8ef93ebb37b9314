import { type QueryClient, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from 'contract/languages';
import type { ListedMediaFile, MediaPage, PictureUses } from 'contract/media';
import { CallError } from './call-error';
import { invalidate } from './invalidation';
import { type LoadedPages, mapItems } from './loaded-pages';
import { type MediaListQuery, queryKeys } from './query-keys';
import { callSite } from './site-api';
import { useOpenedEntry } from './use-opened-entry';
import { usePages } from './use-pages';

export type ListedPicture = ListedMediaFile;
export type TextsByLanguage = Partial<Record<Language, string>>;

export function usePictures({ search, filter }: MediaListQuery) {
  const isKept = search === '' && filter === 'all';
  return usePages(
    'GET /api/media',
    { search, ...(filter !== 'all' && { filter }) },
    { queryKey: queryKeys.mediaList({ search, filter }), isKept },
  );
}

const fetchPicture = (id: number, signal?: AbortSignal) =>
  callSite('GET /api/media/{id}', { params: { id }, signal });

export function useOpenedPicture(id: number | null, listed: ListedPicture | undefined) {
  return useOpenedEntry({
    queryKey: queryKeys.picture(id ?? 0),
    fetch: id === null ? null : (signal) => fetchPicture(id, signal),
    listed,
    isSame: (picture) => picture.id === id,
  });
}

export function usePicturesAt(urls: readonly string[]): ReadonlyMap<string, ListedPicture> {
  const found = useQueries({
    queries: urls.map((url) => ({
      queryKey: queryKeys.pictureAt(url),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const found = await callSite('GET /api/media', { query: { url, page: 1, pageSize: 1 }, signal });
        const [picture = null] = Array.isArray(found) ? found : found.items;
        return picture;
      },
      gcTime: 0,
    })),
  });
  return new Map(found.flatMap(({ data }) => (data ? [[data.url, data] as const] : [])));
}

/** Finds the PDF at an address; null if the library has none there. */
export function usePdfAt(url: string) {
  return useQuery({
    queryKey: queryKeys.pdfAt(url),
    queryFn: async ({ signal }) => {
      const query = { url, filter: 'pdf', page: 1, pageSize: 1 } as const;
      const found = await callSite('GET /api/media', { query, signal });
      const [pdf = null] = Array.isArray(found) ? found : found.items;
      return pdf;
    },
    enabled: url !== '',
  });
}

export function usePatchPicture(): (picture: ListedPicture) => void {
  const client = useQueryClient();
  return (picture) => patchPicture(client, picture);
}

function patchPicture(client: QueryClient, picture: ListedPicture): void {
  client.setQueriesData<LoadedPages<MediaPage>>(
    { queryKey: queryKeys.mediaLists },
    (list) => list && mapItems(list, (one: ListedPicture) => (one.id === picture.id ? picture : one)),
  );
  for (const queryKey of [queryKeys.picture(picture.id), queryKeys.pictureAt(picture.url)]) {
    client.setQueryData<ListedPicture>(queryKey, (known) => known && picture);
  }
}

interface AlternativeTexts {
  id: number;
  before: TextsByLanguage;
  changes: TextsByLanguage;
}

/**
 * Saves alternative texts. Pictures have no etag, so this compares the stored texts first, and throws a 409 for texts
 * that somebody else has changed. @throws CallError, NoConnection
 */
export async function putAlternativeTexts({ id, before, changes }: AlternativeTexts): Promise<ListedPicture> {
  const current = await fetchPicture(id);
  const isStale = (Object.keys(changes) as Language[]).some((language) => {
    const theirs = current.alternativeTexts[language] ?? '';
    return theirs !== (before[language] ?? '') && theirs !== changes[language];
  });
  if (isStale) {
    throw new CallError(409, 'Somebody else has saved in the meantime.', {
      current,
      updatedBy: null,
      lastUpdated: null,
    });
  }
  await callSite('PUT /api/media/{id}', { params: { id }, input: { alternativeTexts: changes } });
  // The response to a save lacks the uses of the picture and the outdated texts.
  return fetchPicture(id);
}

export function usesRefusing(error: unknown): PictureUses | null {
  if (!(error instanceof CallError) || error.status !== 409) return null;
  const { body } = error;
  const isUses = typeof body === 'object' && body !== null && 'sections' in body && 'elsewhere' in body;
  return isUses ? (body as PictureUses) : null;
}

export function useDeletePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callSite('DELETE /api/media/{id}', { params: { id } }),
    // Also after a refusal: the list showed outdated uses.
    onSettled: () => void invalidate(client, 'picture'),
  });
}
