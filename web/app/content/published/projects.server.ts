import type { Language } from 'contract/languages';
import { storedProject } from 'contract/project';
import {
  PROJECT_TEXT_NAMES,
  PROJECT_TEXTS,
  type ProjectColor,
  type ProjectIcon,
  type ProjectIllustration,
} from 'contract/project-fields';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql, selecting } from '~/content/store/graphql';
import { loadInAllLanguages } from './load-in-all-languages';
import { type Localized, type LocalizedTexts, localizedTexts } from './localized';
import { getPairs, inOrder, pairedLists } from './paired-rows.server';
import { storedTexts } from './stored-text';

export interface Project extends Omit<LocalizedTexts<typeof PROJECT_TEXTS>, 'title'> {
  key: string;
  title: Localized<string>;
  color: ProjectColor;
  icon: ProjectIcon;
  /** The stored status, which determines the badge; the label may be a translation (decision C11). */
  stage: string;
  externalUrl: string | null;
  /** Null where key or icon choose the drawing. */
  illustration: ProjectIllustration | null;
  scene: string | null;
  sample: string | null;
}

export function spokenLanguage({ title, description }: Pick<Project, 'title' | 'description'>): Language {
  return (description ?? title).lang;
}

export interface StoredProject {
  documentId: string;
  isActive: boolean;
  project: Project;
}

export const ProjectRows = graphql(`
  fragment ProjectRow on Project @_unmask {
    documentId
    key
    color
    icon
    stage
    isActive
    order
    externalUrl
    illustration
    scene
    sample
  }
`);

const ProjectsQuery = selecting(
  graphql(
    `
    query Projects($language: I18NLocaleCode!, $isGerman: Boolean!, $start: Int!, $limit: Int!) {
      rows: projects(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit })
        @skip(if: $isGerman) {
        ...ProjectRow
      }
      germanRows: projects(locale: "de", sort: ["key"], pagination: { start: $start, limit: $limit }) {
        ...ProjectRow
      }
    }
  `,
    [ProjectRows],
  ),
  'ProjectRow',
  PROJECT_TEXT_NAMES,
);

const row = z.object({
  documentId: z.string(),
  key: z.string(),
  ...storedTexts(PROJECT_TEXT_NAMES),
  ...storedProject.shape,
});
const source = { part: 'projects', query: ProjectsQuery, answer: pairedLists(row) } as const;

async function load(language: Language, from: ContentClient): Promise<StoredProject[]> {
  const { pairs } = await getPairs(source, language, from);
  return inOrder(pairs).map(({ row: own, german, shared: { documentId, isActive, key, ...shared } }) => {
    const { color, icon, stage, externalUrl, illustration, scene, sample } = shared;
    const { title, ...texts } = localizedTexts(PROJECT_TEXTS, language, own, german);
    const shown = { key, title: title ?? { value: key, lang: language }, ...texts };
    const project = { ...shown, color, icon, stage, externalUrl, illustration, scene, sample };
    return { documentId, isActive, project };
  });
}

/** Returns the active products in their order. @throws ContentUnavailable */
export async function getActiveProjects(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<Project[]> {
  const stored = await load(language, from);
  return stored.filter(({ isActive }) => isActive).map(({ project }) => project);
}

/** Returns all products in their order, with unpublished ones, for editors. @throws ContentUnavailable */
export function getStoredProjects(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<StoredProject[]> {
  return load(language, from);
}

/** Returns the active products in all languages, as the REST contract combines them (decision C4). */
export function getActiveProjectsByLanguage(
  from: ContentClient = contentClient(),
): Promise<Map<Language, Project[]>> {
  return loadInAllLanguages((language) => getActiveProjects(language, from));
}
