import type { AuditAction } from 'contract/audit-fields';
import type { HistoryKind, RestorableKind } from 'contract/history-fields';
import type { Language } from 'contract/languages';
import type { MediaFilter } from 'contract/media-fields';
import type { MessageState } from 'contract/message-fields';
import { forEachPlural, ORDERED } from 'contract/ordered-kinds';
import type { PostState } from 'contract/post-fields';
import type { Report } from 'contract/report-fields';
import type { StatisticsQuery } from 'contract/statistics';
import type { TranslatedKind } from 'contract/translation-state';

export interface MessageListQuery {
  search: string;
  state?: MessageState;
}

export interface PostListQuery {
  search: string;
  state?: PostState;
}

export interface AuditListQuery {
  /** The number of an account, or `NO_ACCOUNT`. */
  account: string;
  action: AuditAction | '';
  /** Days, as `2026-03-05`. */
  from: string;
  to: string;
}

export interface MediaListQuery {
  search: string;
  filter: MediaFilter;
}

export interface HistoryPlace {
  kind: HistoryKind;
  key: string;
  text?: { language: Language; field: string };
}

export interface TranslatedName {
  kind: TranslatedKind;
  key: string;
}

/** The keys of the query cache. A key that begins others selects all of them. */
export const queryKeys = {
  account: ['account'],
  secondFactor: ['second-factor'],
  sections: ['sections'],
  products: ['products'],
  ...forEachPlural((kind) => [ORDERED[kind].plural] as const),
  redirects: ['redirects'],
  missedAddresses: ['missed-addresses'],
  searchTexts: ['search-texts'],
  searchTextsOf: (product: string) => ['search-texts', product],
  pageTexts: ['page-texts'],
  pageTextList: ['page-texts', 'list'],
  pageTextsOf: (file: string) => ['page-texts', 'file', file],
  posts: ['posts'],
  postList: (query: PostListQuery) => ['posts', 'list', query],
  media: ['media'],
  mediaLists: ['media', 'list'],
  mediaList: (query: MediaListQuery) => ['media', 'list', query],
  picture: (id: number) => ['media', 'picture', id],
  pdfAt: (url: string) => ['media', 'pdf', url],
  pictureAt: (url: string) => ['media', 'address', url],
  appearance: ['appearance'],
  homePage: ['home-page'],
  company: ['company'],
  serviceStatus: ['service-status'],
  notifications: ['notifications'],
  messages: ['messages'],
  messageLists: ['messages', 'list'],
  messageList: (query: MessageListQuery) => ['messages', 'list', query],
  message: (id: string) => ['messages', 'message', id],
  unreadMessages: ['unread-messages'],
  statistics: ['statistics'],
  statisticsOf: (query: StatisticsQuery) => ['statistics', query],
  audit: ['audit'],
  auditList: (query: AuditListQuery) => ['audit', 'list', query],
  reports: ['reports'],
  reportList: (report: Report) => ['reports', report],
  history: ['history'],
  historyOf: (place: HistoryPlace) => ['history', place],
  deleted: ['deleted'],
  deletedOf: (kind: RestorableKind) => ['deleted', kind],
  plans: ['plans'],
  translations: ['translations'],
  translatedTexts: ({ kind, key }: TranslatedName) => ['translated-texts', kind, key],
} as const;
