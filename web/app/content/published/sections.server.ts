import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { SECTION_FIELDS } from 'contract/section-fields';
import { z } from 'zod';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { latestDate } from './latest-date';
import { loadInAllLanguages } from './load-in-all-languages';
import type { TextsByName } from './localized';
import {
  imagesByName,
  NamedImageFields,
  NamedTextFields,
  namedParts,
  textsByName,
} from './named-parts.server';
import { getPairs, pairedLists } from './paired-rows.server';
import { type Section, sectionIn } from './section';
import { storedText, storedTexts } from './stored-text';

export const SectionRows = graphql(
  `
  fragment SectionRow on Section @_unmask {
    documentId
    sectionKey
    title
    subtitle
    description
    content
    texts(pagination: { limit: 100 }) {
      ...NamedTextFields
    }
    images(pagination: { limit: 100 }) {
      ...NamedImageFields
    }
    updatedAt
  }
`,
  [NamedTextFields, NamedImageFields],
);

const SectionsQuery = graphql(
  `
    query Sections($language: I18NLocaleCode!, $isGerman: Boolean!, $start: Int!, $limit: Int!) {
      rows: sections(locale: $language, sort: ["sectionKey"], pagination: { start: $start, limit: $limit })
        @skip(if: $isGerman) {
        ...SectionRow
      }
      germanRows: sections(locale: "de", sort: ["sectionKey"], pagination: { start: $start, limit: $limit }) {
        ...SectionRow
      }
    }
  `,
  [SectionRows],
);

const row = z.object({
  documentId: z.string(),
  sectionKey: z.string(),
  ...storedTexts(SECTION_FIELDS),
  ...namedParts.shape,
  updatedAt: storedText,
});
const source = { part: 'sections', query: SectionsQuery, answer: pairedLists(row) } as const;

type Row = z.output<typeof row>;

function textsOf(row: Row | null): TextsByName {
  if (!row) return {};
  const { title, subtitle, description, content } = row;
  return { ...textsByName(row), title, subtitle, description, content };
}

interface StoredSection {
  documentId: string;
  section: Section;
}

async function load(language: Language, from: ContentClient): Promise<Map<string, StoredSection>> {
  const { foundIn, pairs } = await getPairs(source, language, from);
  const stored = pairs.map(({ row: own, german, shared }) => {
    const section = sectionIn(language, {
      key: shared.sectionKey,
      own: textsOf(own),
      german: textsOf(german),
      images: imagesByName(foundIn, shared),
      lastUpdated: latestDate([own?.updatedAt, german?.updatedAt]),
    });
    return [section.key, { documentId: shared.documentId, section }] as const;
  });
  return new Map(stored);
}

/** Returns the section, or null if there is none. @throws ContentUnavailable */
export async function findSection(
  key: string,
  language: Language,
  from: ContentClient = contentClient(),
): Promise<Section | null> {
  return (await load(language, from)).get(key)?.section ?? null;
}

/** Returns Strapi's id of the section, or null if there is none. @throws ContentUnavailable */
export async function findSectionId(
  key: string,
  from: ContentClient = contentClient(),
): Promise<string | null> {
  return (await load(DEFAULT_LANGUAGE, from)).get(key)?.documentId ?? null;
}

/** Returns false while the content is unknown (decision G4). */
export async function hasSection(key: string, from: ContentClient = contentClient()): Promise<boolean> {
  return (await orWhenUnavailable(findSection(key, DEFAULT_LANGUAGE, from), null)) !== null;
}

/** Returns the section in all languages, or null if there is none. @throws ContentUnavailable */
export async function findSectionByLanguage(
  key: string,
  from: ContentClient = contentClient(),
): Promise<Map<Language, Section> | null> {
  const found = await loadInAllLanguages((language) => findSection(key, language, from));
  return found.size > 0 ? found : null;
}

/** Returns the keys of all sections in alphabetical order. @throws ContentUnavailable */
export async function getSectionKeys(from: ContentClient = contentClient()): Promise<string[]> {
  return [...(await load(DEFAULT_LANGUAGE, from)).keys()];
}
