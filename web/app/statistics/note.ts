import type { Language } from 'contract/languages';
import type { StatisticKind } from 'contract/statistics-fields';

export type NotedKind = Extract<StatisticKind, 'search' | 'message' | 'redirect'>;

/**
 * Counts a search without results, a message from a page, or a redirect with another status than 301.
 * @param name the words, or the path with or without language
 */
export type Note = (kind: NotedKind, name: string, language?: Language) => void;
