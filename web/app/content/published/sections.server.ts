import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { z } from 'zod';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';
import { pairWithGerman } from './localized';
import { PictureFields, pictureIn, pictureRow } from './pictures.server';
import { type Section, sectionIn, type TextsByName } from './section';

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
      name
      text
    }
    images(pagination: { limit: 100 }) {
      name
      image {
        ...PictureFields
      }
    }
    updatedAt
  }
`,
  [PictureFields],
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

const text = z.string().nullish();
const row = z.object({
  documentId: z.string(),
  sectionKey: z.string(),
  title: text,
  subtitle: text,
  description: text,
  content: text,
  texts: z.array(z.object({ name: z.string(), text }).nullable()).nullish(),
  images: z.array(z.object({ name: z.string(), image: pictureRow.nullish() }).nullable()).nullish(),
  updatedAt: z.string().nullish(),
});
const answer = z.object({ rows: z.array(row).optional(), germanRows: z.array(row) });

type Row = z.output<typeof row>;

function textsByName(row: Row | null): TextsByName {
  if (!row) return {};
  const { title, subtitle, description, content, texts } = row;
  const named = (texts ?? []).flatMap((item) => (item ? [[item.name, item.text] as const] : []));
  return { ...Object.fromEntries(named), title, subtitle, description, content };
}

/** Skips entries whose file is missing or deleted, which must not break a page (decision H3). */
function namedImages(language: Language, { images }: Row): Section['images'] {
  const present = (images ?? []).flatMap((item) => {
    if (!item?.image) return [];
    return [[item.name, pictureIn(language, item.image)] as const];
  });
  return Object.fromEntries(present);
}

interface StoredSection {
  documentId: string;
  section: Section;
}

async function load(
  language: Language,
  { cache, strapi }: ContentClient,
): Promise<Map<string, StoredSection>> {
  const rowsIn = (code: Language) =>
    cache.get({
      name: `sections-${code}`,
      part: 'sections',
      schema: answer,
      load: () =>
        loadAll((page) =>
          strapi.query(SectionsQuery, { language: code, isGerman: code === DEFAULT_LANGUAGE, ...page }),
        ),
    });
  // Falls back to German: this language was never loaded before Strapi became unreachable.
  const found = await orWhenUnavailable(rowsIn(language), null);
  const { rows = [], germanRows } = found ?? (await rowsIn(DEFAULT_LANGUAGE));
  const pictureLanguage = found ? language : DEFAULT_LANGUAGE;
  const ownRows = language === DEFAULT_LANGUAGE ? germanRows : rows;
  const stored = pairWithGerman(ownRows, germanRows).map(({ row: own, german, shared }) => {
    const section = sectionIn(language, {
      key: shared.sectionKey,
      own: textsByName(own),
      german: textsByName(german),
      images: namedImages(pictureLanguage, shared),
      lastUpdated:
        [own?.updatedAt, german?.updatedAt]
          .map((date) => date ?? '')
          .sort()
          .at(-1) ?? '',
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
  const found = await Promise.all(
    LANGUAGE_CODES.map(async (language) => [language, await findSection(key, language, from)] as const),
  );
  const present = found.flatMap(([language, section]) => (section ? [[language, section] as const] : []));
  return present.length > 0 ? new Map(present) : null;
}

/** Returns the keys of all sections in alphabetical order. @throws ContentUnavailable */
export async function getSectionKeys(from: ContentClient = contentClient()): Promise<string[]> {
  return [...(await load(DEFAULT_LANGUAGE, from)).keys()];
}
