import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { ListedPageText } from 'contract/page-text';
import type { Translation } from 'contract/translation';
import { TEXT_KINDS, type TextKind, type TranslationState } from 'contract/translation-state';

/** A scheduled text needs no more work. */
const isDone = (state: TranslationState) => state === 'complete' || state === 'scheduled';

export function isOpen({ languages }: Translation): boolean {
  return !Object.values(languages).every(({ state }) => isDone(state));
}

export interface Wanted {
  onlyOpen: boolean;
  search: string;
}

export function rowsByKind(
  rows: readonly Translation[],
  { onlyOpen, search }: Wanted,
): { kind: TextKind; rows: Translation[] }[] {
  const term = search.trim().toLocaleLowerCase('de');
  const wanted = rows.filter(
    (row) => (!onlyOpen || isOpen(row)) && `${row.name}\n${row.key}`.toLocaleLowerCase('de').includes(term),
  );
  return TEXT_KINDS.flatMap((kind) => {
    const own = wanted.filter((row) => row.kind === kind);
    return own.length > 0 ? [{ kind, rows: own }] : [];
  });
}

export interface TextCounts {
  language: Language;
  /** Texts that German has. */
  total: number;
  missing: number;
  outdated: number;
  done: number;
}

/** Counts the texts of entries and pages. Texts of pages are built in where nobody wrote one, so that none is missing. */
export const countsByLanguage = (
  rows: readonly Translation[],
  files: readonly ListedPageText[],
): TextCounts[] =>
  LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => {
    const entries = rows.flatMap(({ languages }) => languages[language] ?? []);
    const pages = files.map(({ count, outdated }) => ({
      total: count,
      missing: 0,
      outdated: outdated[language] ?? 0,
    }));
    const sumOf = (name: 'total' | 'missing' | 'outdated') =>
      [...entries, ...pages].reduce((sum, counts) => sum + counts[name], 0);
    const [total, missing, outdated] = [sumOf('total'), sumOf('missing'), sumOf('outdated')];
    return { language, total, missing, outdated, done: total - missing - outdated };
  });
