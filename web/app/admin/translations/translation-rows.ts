import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { Translation } from 'contract/translation';
import { TRANSLATED_KINDS, type TranslatedKind, type TranslationState } from 'contract/translation-state';

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
): { kind: TranslatedKind; rows: Translation[] }[] {
  const term = search.trim().toLocaleLowerCase('de');
  const wanted = rows.filter(
    (row) => (!onlyOpen || isOpen(row)) && `${row.name}\n${row.key}`.toLocaleLowerCase('de').includes(term),
  );
  return TRANSLATED_KINDS.flatMap((kind) => {
    const own = wanted.filter((row) => row.kind === kind);
    return own.length > 0 ? [{ kind, rows: own }] : [];
  });
}

export function completeByLanguage(
  rows: readonly Translation[],
): { language: Language; count: number; total: number }[] {
  return LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => {
    const states = rows.flatMap(({ languages }) => languages[language]?.state ?? []);
    return {
      language,
      count: states.filter(isDone).length,
      total: states.length,
    };
  });
}
