import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { forEachKind, ORDERED, ORDERED_PLURALS } from 'contract/ordered-kinds';
import type { PlainKind } from 'contract/plain-kinds';
import type { SingleKind } from 'contract/single-kinds';
import type { TranslatedKind } from 'contract/translation-state';
import { queryKeys } from './query-keys';

export type Change =
  | TranslatedKind
  | 'page-text'
  | 'author'
  | SingleKind
  | PlainKind
  | 'message'
  | 'message-state'
  | 'import';

const {
  sections,
  products,
  redirects,
  missedAddresses,
  searchTexts,
  pageTexts,
  media,
  appearance,
  homePage,
  company,
  serviceStatus,
  notifications,
  messages,
  unreadMessages,
  translations,
  history,
  posts,
  deleted,
} = queryKeys;

const OUTDATED_LISTS: Readonly<Record<Change, readonly QueryKey[]>> = {
  // Each picture is listed with the sections that show it.
  section: [sections, media, translations, history, deleted],
  project: [products, translations, history, deleted],
  ...forEachKind((kind) => [queryKeys[ORDERED[kind].plural], media, translations, history, deleted]),
  redirect: [redirects, missedAddresses, history],
  'product-text': [searchTexts, translations, history],
  'page-text': [pageTexts, history],
  author: [media, history],
  post: [posts, translations, history, deleted],
  picture: [media, translations],
  appearance: [appearance, history],
  'home-page': [homePage, history],
  company: [company, history],
  'service-status': [serviceStatus, translations, history],
  notifications: [notifications, history],
  import: [
    sections,
    products,
    ...ORDERED_PLURALS.map((plural) => queryKeys[plural]),
    searchTexts,
    pageTexts,
    media,
    serviceStatus,
    posts,
    translations,
    history,
  ],
  message: [messages, unreadMessages],
  // Not the lists: an open message stays in its list, even when its new state no longer matches the filter.
  'message-state': [unreadMessages],
};

/** Refetches the stale lists, also for hidden tabs, which fetch nothing when they are opened. */
export function invalidate(client: QueryClient, change: Change): Promise<unknown> {
  // Any content may mend what an opened report lists. Not awaited: a report takes longer than the lists.
  if (!change.startsWith('message')) void client.invalidateQueries({ queryKey: queryKeys.reports });
  return Promise.all(
    OUTDATED_LISTS[change].map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'all' })),
  );
}

export function useInvalidate(): (change: Change) => Promise<unknown> {
  const client = useQueryClient();
  return (change) => invalidate(client, change);
}
