import { type EditedSection, editedSection, type NewSection, type SectionInput } from 'contract/section';
import { z } from 'zod';
import { callStrapiAs, type Editor, type Saved, saveAs } from './strapi-call.server';

const PATH = '/site-admin/content-sections';
const pathOf = (key: string) => `${PATH}/${encodeURIComponent(key)}`;

export function getEditedSections(editor: Editor): Promise<EditedSection[]> {
  return callStrapiAs(editor, PATH, editedSection.array());
}

export function getEditedSection(editor: Editor, key: string): Promise<EditedSection> {
  return callStrapiAs(editor, pathOf(key), editedSection);
}

export function createSection(editor: Editor, json: NewSection): Promise<EditedSection> {
  return callStrapiAs(editor, PATH, editedSection, { method: 'POST', json });
}

/** What is not named stays as it is (decisions C1): by language, by text, by picture. */
export function saveSection(
  editor: Editor,
  key: string,
  json: Omit<SectionInput, 'sectionKey'>,
  ifMatch: string | null,
): Promise<Saved<EditedSection>> {
  return saveAs(editor, pathOf(key), editedSection, { json, ifMatch });
}

export async function deleteSection(editor: Editor, key: string, ifMatch: string | null): Promise<void> {
  await callStrapiAs(editor, pathOf(key), z.unknown(), { method: 'DELETE', ifMatch });
}
