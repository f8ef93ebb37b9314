import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from 'contract/languages';
import type { ListedMediaFile, MediaPage } from 'contract/media';
import type { EditedEntry } from 'contract/ordered';
import { isOrderedKind, ORDERED, type OrderedKind } from 'contract/ordered-kinds';
import type { ProductText } from 'contract/product-text';
import type { EditedProject } from 'contract/project';
import type { EditedSection } from 'contract/section';
import type { TranslatedTexts } from 'contract/translation';
import { type LoadedPages, mapItems } from './loaded-pages';
import { queryKeys, type TranslatedName } from './query-keys';
import { callSite } from './site-api';

export type Confirmed = Partial<Record<Language, string[]>>;

export function useTranslations({ isRefetchedOnMount = false } = {}) {
  return useQuery({
    queryKey: queryKeys.translations,
    queryFn: ({ signal }) => callSite('GET /api/translations', { signal }),
    ...(isRefetchedOnMount && { refetchOnMount: 'always' }),
  });
}

/** Fetches the texts on each mount, because Strapi's panel changes them too. */
export function useTranslatedTexts(name: TranslatedName) {
  return useQuery({
    queryKey: queryKeys.translatedTexts(name),
    queryFn: ({ signal }) => callSite('GET /api/translations/{kind}/{key}', { params: { ...name }, signal }),
    refetchOnMount: 'always',
  });
}

function patchOutdated(client: QueryClient, { kind, key }: TranslatedName, texts: TranslatedTexts): void {
  const outdated = texts.sources;
  client.setQueryData(queryKeys.translatedTexts({ kind, key }), texts);
  if (isOrderedKind(kind)) {
    client.setQueryData<EditedEntry<OrderedKind>[]>(queryKeys[ORDERED[kind].plural], (all) =>
      all?.map((one) => (one.key === key ? { ...one, outdated } : one)),
    );
    return;
  }
  switch (kind) {
    case 'section':
      client.setQueryData<EditedSection[]>(queryKeys.sections, (all) =>
        all?.map((one) => (one.sectionKey === key ? { ...one, outdated } : one)),
      );
      return;
    case 'project':
      client.setQueryData<EditedProject[]>(queryKeys.products, (all) =>
        all?.map((one) => (one.key === key ? { ...one, outdated } : one)),
      );
      return;
    case 'product-text':
      client.setQueryData<ProductText>(queryKeys.searchTextsOf(key), (one) => one && { ...one, outdated });
      return;
    case 'picture': {
      const patch = (one: ListedMediaFile) => (String(one.id) === key ? { ...one, outdated } : one);
      client.setQueriesData<LoadedPages<MediaPage>>(
        { queryKey: queryKeys.mediaLists },
        (list) => list && mapItems(list, patch),
      );
      client.setQueryData<ListedMediaFile>(queryKeys.picture(Number(key)), (one) => one && patch(one));
      return;
    }
    case 'post':
  }
}

export function usePatchOutdated(name: TranslatedName): (texts: TranslatedTexts) => void {
  const client = useQueryClient();
  return (texts) => patchOutdated(client, name, texts);
}
