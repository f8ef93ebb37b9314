import type { Language } from 'contract/languages';

export const writtenLanguages = <Version>(
  versions: ReadonlyMap<Language, Version>,
  spokenLanguage: (version: Version) => Language,
): Language[] =>
  [...versions].flatMap(([language, version]) => (spokenLanguage(version) === language ? [language] : []));
