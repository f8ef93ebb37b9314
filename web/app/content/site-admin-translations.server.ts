import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '~/i18n/languages';
import { askAs, type Editor, type Saved, saveAs } from './site-admin.server';
import { TRANSLATED_KINDS, type TranslatedKind } from './translated-kinds';
import { type JudgedTexts, judgeTranslation, type TranslationState } from './translation-state';

const language = z.enum(LANGUAGE_CODES);
const names = z.array(z.string());
const texts = z.object({
  filled: names,
  unfinished: names,
  outdated: names,
  isPublished: z.boolean(),
  updatedAt: z.string().nullable(),
});
const entry = z.object({
  kind: z.enum(TRANSLATED_KINDS),
  key: z.string(),
  name: z.string(),
  languages: z.partialRecord(language, texts),
  panelPath: z.string().nullable(),
});
type Entry = z.output<typeof entry>;

const details = entry.extend({
  texts: z.partialRecord(language, z.record(z.string(), z.string())),
  sources: z.partialRecord(language, z.record(z.string(), z.string().nullable())),
  state: z.string(),
  updatedBy: z.string().nullable(),
  lastUpdated: z.string(),
});
type Details = z.output<typeof details>;

/** How far one thing is translated, in the languages that the account may read. */
export interface TranslatedThing {
  kind: TranslatedKind;
  key: string;
  name: string;
  languages: Partial<Record<Language, { state: TranslationState; updatedAt: string | null }>>;
  panelPath: string | null;
}

/** The thing with its texts, and what they were made from where German has changed since. */
export type TranslatedTexts = TranslatedThing &
  Pick<Details, 'texts' | 'sources' | 'state' | 'updatedBy' | 'lastUpdated'>;

/** By language the names of the texts whose translation still fits. */
export type Confirmed = Partial<Record<Language, string[]>>;

const NOTHING: JudgedTexts = { filled: [] };

function judged<Thing extends Entry>({ languages, ...thing }: Thing) {
  const german = languages[DEFAULT_LANGUAGE] ?? NOTHING;
  const states = Object.entries(languages).map(([code, found]) => {
    const state = judgeTranslation(german, found);
    return [code, { state, updatedAt: found.updatedAt }] as const;
  });
  return { ...thing, languages: Object.fromEntries(states) };
}

/** Everything that editors write in several languages. @throws SiteAdminRefusal, ContentUnavailable */
export async function getTranslations(editor: Editor): Promise<TranslatedThing[]> {
  const entries = await askAs(editor, '/site-admin/translations', entry.array());
  return entries.map((found) => judged(found));
}

const pathOf = (kind: TranslatedKind, key: string) =>
  `/site-admin/translations/${kind}/${encodeURIComponent(key)}`;

/** One of them, with its texts. @throws SiteAdminRefusal, ContentUnavailable */
export async function getTranslatedTexts(
  editor: Editor,
  kind: TranslatedKind,
  key: string,
): Promise<TranslatedTexts> {
  return judged(await askAs(editor, pathOf(kind, key), details));
}

/** Notes that translations fit what German says today. @throws SiteAdminRefusal, ContentUnavailable */
export async function confirmTranslations(
  editor: Editor,
  { kind, key }: { kind: TranslatedKind; key: string },
  confirmed: Confirmed,
  basedOn: string | null,
): Promise<Saved<TranslatedTexts>> {
  const saved = await saveAs(editor, pathOf(kind, key), details, { json: { confirmed }, basedOn });
  return saved.isStale
    ? { ...saved, current: judged(saved.current) }
    : { isStale: false, value: judged(saved.value) };
}
