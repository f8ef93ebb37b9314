import { type ProductTextInput, type WrittenProductText, writtenProductText } from 'contract/product-text';
import { type EditedProject, editedProject, type NewProject, type ProjectInput } from 'contract/project';
import { type EditedSection, editedSection, type NewSection, type SectionInput } from 'contract/section';
import { z } from 'zod';
import { callStrapiAs, type Editor } from './strapi-call.server';
import { editedResource } from './strapi-resource.server';

export const sections = editedResource<EditedSection, NewSection, Omit<SectionInput, 'sectionKey'>>(
  '/site-admin/content-sections',
  editedSection,
);

export const projects = editedResource<EditedProject, NewProject, Omit<ProjectInput, 'key'>>(
  '/site-admin/projects',
  editedProject,
);

/** Keyed by the page's address. Every product has one, so they are never created. */
export const productTexts = editedResource<WrittenProductText, never, ProductTextInput>(
  '/site-admin/product-texts',
  writtenProductText,
);

export async function orderProjects(editor: Editor, keys: string[]): Promise<void> {
  await callStrapiAs(editor, projects.pathOf('order'), z.unknown(), { method: 'PUT', json: { keys } });
}
