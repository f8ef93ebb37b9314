import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '~/i18n/languages';
import { askAs, type Editor } from './site-admin.server';
import { TRANSLATED_KINDS, type TranslatedKind } from './translated-kinds';
import { type FilledTexts, judgeTranslation, type TranslationState } from './translation-state';

const texts = z.object({ filled: z.array(z.string()), updatedAt: z.string().nullable() });
const entry = z.object({
  kind: z.enum(TRANSLATED_KINDS),
  key: z.string(),
  name: z.string(),
  languages: z.partialRecord(z.enum(LANGUAGE_CODES), texts),
  panelPath: z.string().nullable(),
});
type Entry = z.output<typeof entry>;

/** How far one thing is translated, in the languages that the account may read. */
export interface TranslatedThing {
  kind: TranslatedKind;
  key: string;
  name: string;
  languages: Partial<Record<Language, { state: TranslationState; updatedAt: string | null }>>;
  panelPath: string | null;
}

function filledTexts(found: z.output<typeof texts> | undefined): FilledTexts {
  return { filled: found?.filled ?? [], date: found?.updatedAt ?? null };
}

function judged({ languages, ...thing }: Entry): TranslatedThing {
  const german = filledTexts(languages[DEFAULT_LANGUAGE]);
  const states = Object.entries(languages).map(([language, found]) => {
    const state = judgeTranslation(german, filledTexts(found));
    return [language, { state, updatedAt: found.updatedAt }] as const;
  });
  return { ...thing, languages: Object.fromEntries(states) };
}

/** Everything that editors write in several languages. @throws SiteAdminRefusal, ContentUnavailable */
export async function getTranslations(editor: Editor): Promise<TranslatedThing[]> {
  const entries = await askAs(editor, '/site-admin/translations', entry.array());
  return entries.map(judged);
}
