import { type EditedProject, editedProject, type NewProject, type ProjectInput } from 'contract/project';
import { z } from 'zod';
import { callStrapiAs, type Editor, type Saved, saveAs } from './strapi-call.server';

const PATH = '/site-admin/projects';
const pathOf = (key: string) => `${PATH}/${encodeURIComponent(key)}`;

export function getEditedProjects(editor: Editor): Promise<EditedProject[]> {
  return callStrapiAs(editor, PATH, editedProject.array());
}

export function createProject(editor: Editor, json: NewProject): Promise<EditedProject> {
  return callStrapiAs(editor, PATH, editedProject, { method: 'POST', json });
}

/** What is not named stays as it is (decisions C1, C2). */
export function saveProject(
  editor: Editor,
  key: string,
  json: Omit<ProjectInput, 'key'>,
  ifMatch: string | null,
): Promise<Saved<EditedProject>> {
  return saveAs(editor, pathOf(key), editedProject, { json, ifMatch });
}

export async function deleteProject(editor: Editor, key: string, ifMatch: string | null): Promise<void> {
  await callStrapiAs(editor, pathOf(key), z.unknown(), { method: 'DELETE', ifMatch });
}

/** Puts the products into this order. */
export async function orderProjects(editor: Editor, keys: string[]): Promise<void> {
  await callStrapiAs(editor, `${PATH}/order`, z.unknown(), { method: 'PUT', json: { keys } });
}
