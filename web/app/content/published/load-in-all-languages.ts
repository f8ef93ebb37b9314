import { LANGUAGE_CODES, type Language } from 'contract/languages';

/** Leaves out the languages that have no version. */
export async function loadInAllLanguages<Version extends object>(
  load: (language: Language) => Promise<Version | null | undefined>,
): Promise<Map<Language, Version>> {
  const found = await Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const version = await load(language);
      return version ? [[language, version] as const] : [];
    }),
  );
  return new Map(found.flat());
}
