import type { Language } from 'contract/languages';

/** The languages whose version is written in that language, not filled in from German. */
export const writtenLanguages = <Version>(
  versions: ReadonlyMap<Language, Version>,
  spokenLanguage: (version: Version) => Language,
): Language[] =>
  [...versions].flatMap(([language, version]) => (spokenLanguage(version) === language ? [language] : []));
