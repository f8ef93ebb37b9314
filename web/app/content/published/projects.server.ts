import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { storedProject } from 'contract/project';
import {
  PROJECT_TEXT_NAMES,
  PROJECT_TEXTS,
  type ProjectColor,
  type ProjectIcon,
  type ProjectIllustration,
  type ProjectText,
} from 'contract/project-fields';
import { z } from 'zod';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql, selecting } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';
import { type Localized, localizedLines, localizedText, pairWithGerman } from './localized';

/** The editors' texts by name; null where the language and German have none. */
type ProjectTexts = {
  [Name in ProjectText]: (typeof PROJECT_TEXTS)[Name]['widget'] extends 'list'
    ? Localized<string[]>
    : Localized<string> | null;
};

export interface Project extends Omit<ProjectTexts, 'title'> {
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

const text = z.string().nullish();

const row = z.object({
  documentId: z.string(),
  key: z.string(),
  ...(Object.fromEntries(PROJECT_TEXT_NAMES.map((name) => [name, text])) as Record<ProjectText, typeof text>),
  ...storedProject.shape,
});
type Row = z.output<typeof row>;

const answer = z.object({ rows: z.array(row).optional(), germanRows: z.array(row) });

function textsOf(language: Language, own: Row | null, german: Row | null): ProjectTexts {
  const texts = PROJECT_TEXT_NAMES.map((name) => {
    const localized = PROJECT_TEXTS[name].widget === 'list' ? localizedLines : localizedText;
    return [name, localized(language, own?.[name], german?.[name])];
  });
  return Object.fromEntries(texts) as ProjectTexts;
}

async function load(language: Language, { cache, strapi }: ContentClient): Promise<StoredProject[]> {
  const rowsIn = (code: Language) =>
    cache.get({
      name: `projects-${code}`,
      part: 'projects',
      schema: answer,
      load: () =>
        loadAll((page) =>
          strapi.query(ProjectsQuery, { language: code, isGerman: code === DEFAULT_LANGUAGE, ...page }),
        ),
    });
  // Falls back to German: this language was never loaded before Strapi became unreachable.
  const { rows = [], germanRows } =
    (await orWhenUnavailable(rowsIn(language), null)) ?? (await rowsIn(DEFAULT_LANGUAGE));
  const ownRows = language === DEFAULT_LANGUAGE ? germanRows : rows;
  return pairWithGerman(ownRows, germanRows)
    .sort((a, b) => a.shared.order - b.shared.order || a.shared.key.localeCompare(b.shared.key))
    .map(({ row: own, german, shared: { documentId, isActive, key, ...shared } }) => {
      const { color, icon, stage, externalUrl, illustration, scene, sample } = shared;
      const { title, ...texts } = textsOf(language, own, german);
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
export async function getActiveProjectsByLanguage(
  from: ContentClient = contentClient(),
): Promise<Map<Language, Project[]>> {
  const lists = await Promise.all(LANGUAGE_CODES.map((language) => getActiveProjects(language, from)));
  return new Map(LANGUAGE_CODES.map((language, index) => [language, lists[index] ?? []]));
}
