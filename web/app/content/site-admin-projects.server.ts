import { z } from 'zod';
import { LANGUAGE_CODES, type Language } from '~/i18n/languages';
import { outdatedSchema } from './outdated';
import { PROJECT_COLORS, PROJECT_ICONS, type ProjectColor, type ProjectIcon } from './project-looks';
import { askAs, type Editor, type Saved, saveAs } from './site-admin.server';

const PATH = '/site-admin/projects';
const pathOf = (key: string) => `${PATH}/${encodeURIComponent(key)}`;

const byLanguage = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(z.enum(LANGUAGE_CODES), value.nullish()).default({});

const project = z.object({
  key: z.string(),
  title: byLanguage(z.string()),
  description: byLanguage(z.string()),
  features: byLanguage(z.array(z.string())),
  outdated: outdatedSchema,
  color: z.enum(PROJECT_COLORS).catch('slate'),
  icon: z.enum(PROJECT_ICONS).catch('shield-check'),
  stage: z.string().nullish(),
  isActive: z.boolean().nullish(),
  order: z.number().nullish(),
  externalUrl: z.string().nullish(),
  lastUpdated: z.string(),
  updatedBy: z.string().nullish(),
  languages: byLanguage(z.string()),
  state: z.string(),
});

/** A product in all languages, with what an editor has to know of it. */
export type EditedProject = z.output<typeof project>;

type ByLanguage<Value> = Partial<Record<Language, Value>>;

/** What is not named stays as it is (decisions C1, C2). */
export interface ProjectChange {
  title?: ByLanguage<string> | undefined;
  description?: ByLanguage<string> | undefined;
  features?: ByLanguage<string[]> | undefined;
  color?: ProjectColor | undefined;
  icon?: ProjectIcon | undefined;
  stage?: string | undefined;
  isActive?: boolean | undefined;
  order?: number | undefined;
  externalUrl?: string | null | undefined;
}

export function getEditedProjects(editor: Editor): Promise<EditedProject[]> {
  return askAs(editor, PATH, project.array());
}

export function createProject(editor: Editor, json: ProjectChange & { key: string }): Promise<EditedProject> {
  return askAs(editor, PATH, project, { method: 'POST', json });
}

export function saveProject(
  editor: Editor,
  key: string,
  json: ProjectChange,
  basedOn: string | null,
): Promise<Saved<EditedProject>> {
  return saveAs(editor, pathOf(key), project, { json, basedOn });
}

export async function deleteProject(editor: Editor, key: string, basedOn: string | null): Promise<void> {
  await askAs(editor, pathOf(key), z.unknown(), { method: 'DELETE', basedOn });
}

/** Puts the products into this order. */
export async function orderProjects(editor: Editor, keys: string[]): Promise<void> {
  await askAs(editor, `${PATH}/order`, z.unknown(), { method: 'PUT', json: { keys } });
}
