import { type EditedSection, editedSection, type NewSection, type SectionInput } from 'contract/section';
import { z } from 'zod';
import { askAs, type Editor, type Saved, saveAs } from './site-admin.server';

const PATH = '/site-admin/content-sections';
const pathOf = (key: string) => `${PATH}/${encodeURIComponent(key)}`;

export function getEditedSections(editor: Editor): Promise<EditedSection[]> {
  return askAs(editor, PATH, editedSection.array());
}

export function getEditedSection(editor: Editor, key: string): Promise<EditedSection> {
  return askAs(editor, pathOf(key), editedSection);
}

export function createSection(editor: Editor, json: NewSection): Promise<EditedSection> {
  return askAs(editor, PATH, editedSection, { method: 'POST', json });
}

/** What is not named stays as it is (decisions C1): by language, by text, by picture. */
export function saveSection(
  editor: Editor,
  key: string,
  json: Omit<SectionInput, 'sectionKey'>,
  basedOn: string | null,
): Promise<Saved<EditedSection>> {
  return saveAs(editor, pathOf(key), editedSection, { json, basedOn });
}

export async function deleteSection(editor: Editor, key: string, basedOn: string | null): Promise<void> {
  await askAs(editor, pathOf(key), z.unknown(), { method: 'DELETE', basedOn });
}
