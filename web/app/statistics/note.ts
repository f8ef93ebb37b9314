import type { Language } from 'contract/languages';
import type { StatisticKind } from 'contract/statistics-fields';

export type NotedKind = Extract<StatisticKind, 'search' | 'message' | 'redirect'>;

/** Notes a search without results, a message, or a redirect other than 301. @param name its words or path */
export type Note = (kind: NotedKind, name: string, language?: Language) => void;
