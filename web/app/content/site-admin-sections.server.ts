import { z } from 'zod';
import { LANGUAGE_CODES, type Language } from '~/i18n/languages';
import { outdatedSchema } from './outdated';
import { askAs, type Editor, type Saved, saveAs } from './site-admin.server';

const PATH = '/site-admin/content-sections';
const pathOf = (key: string) => `${PATH}/${encodeURIComponent(key)}`;

const language = z.enum(LANGUAGE_CODES);

const image = z.object({
  id: z.number(),
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  alternativeText: z.string().nullish(),
});

const section = z.object({
  sectionKey: z.string(),
  translations: z.partialRecord(language, z.record(z.string(), z.string().nullish())),
  images: z.record(z.string(), image.nullable()),
  outdated: outdatedSchema,
  lastUpdated: z.string(),
  updatedBy: z.string().nullish(),
  languages: z.partialRecord(language, z.string().nullish()).default({}),
  state: z.string(),
});

/** A section in all languages, with what an editor has to know of it. */
export type EditedSection = z.output<typeof section>;

/** What is not named stays as it is (decisions C1): by language, by text, by image. */
export interface SectionChange {
  translations?: Partial<Record<Language, Record<string, string>>> | undefined;
  /** The number or address of an uploaded file, null to remove the picture. */
  images?: Record<string, string | number | null> | undefined;
}

export function getEditedSections(editor: Editor): Promise<EditedSection[]> {
  return askAs(editor, PATH, section.array());
}

export function getEditedSection(editor: Editor, key: string): Promise<EditedSection> {
  return askAs(editor, pathOf(key), section);
}

export function createSection(
  editor: Editor,
  json: SectionChange & { sectionKey: string },
): Promise<EditedSection> {
  return askAs(editor, PATH, section, { method: 'POST', json });
}

export function saveSection(
  editor: Editor,
  key: string,
  json: SectionChange,
  basedOn: string | null,
): Promise<Saved<EditedSection>> {
  return saveAs(editor, pathOf(key), section, { json, basedOn });
}

export async function deleteSection(editor: Editor, key: string, basedOn: string | null): Promise<void> {
  await askAs(editor, pathOf(key), z.unknown(), { method: 'DELETE', basedOn });
}
