import { type Block, blocksOf } from 'contract/landing-blocks';
import { type LandingState, landingState } from 'contract/landing-page-fields';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { ORDERED_SCHEMAS } from 'contract/ordered';
import { hasText } from 'contract/placeholder';
import type { PostMotif } from 'contract/post-fields';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { type Localized, localizedText } from './localized';
import { getOrderedRows, type StoredOf } from './ordered-rows.server';
import { datesToCome } from './page-revision.server';
import type { ShownPicture } from './picture';
import { PictureFields, pictureIn, pictureRow } from './pictures.server';

/** A page of blocks that editors make (docs/decisions/0088). */
export interface LandingPage {
  key: string;
  title: Localized<string>;
  description: Localized<string> | null;
  state: LandingState;
  isInFooter: boolean;
  motif: PostMotif;
  blocks: Block[];
  /** By the name of a part, such as `k3f9-title`. */
  texts: Readonly<Record<string, Localized<string>>>;
  images: Readonly<Record<string, ShownPicture>>;
  lastUpdated: string;
}

export const LandingPageRows = graphql(
  `
    fragment LandingPageRow on LandingPage @_unmask {
      documentId
      key
      title
      description
      blocks
      isPublished
      publishedFrom
      publishedUntil
      languageFrom
      languageUntil
      isInFooter
      motif
      order
      updatedAt
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
    }
  `,
  [PictureFields],
);

const LandingPagesQuery = graphql(
  `
    query LandingPages($language: I18NLocaleCode!, $isGerman: Boolean!, $start: Int!, $limit: Int!) {
      rows: landingPages(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit })
        @skip(if: $isGerman) {
        ...LandingPageRow
      }
      germanRows: landingPages(locale: "de", sort: ["key"], pagination: { start: $start, limit: $limit }) {
        ...LandingPageRow
      }
    }
  `,
  [LandingPageRows],
);

const text = z.string().nullish();
const row = z.object({
  documentId: z.string(),
  key: z.string(),
  title: text,
  description: text,
  languageFrom: text,
  languageUntil: text,
  texts: z.array(z.object({ name: z.string(), text }).nullable()).nullish(),
  images: z.array(z.object({ name: z.string(), image: pictureRow.nullish() }).nullable()).nullish(),
  updatedAt: text,
  ...ORDERED_SCHEMAS['landing-page'].row.shape,
});
type Row = z.output<typeof row>;
const answer = z.object({ rows: z.array(row).optional(), germanRows: z.array(row) });

const textsByName = (row: Row | null): ReadonlyMap<string, string | null | undefined> =>
  new Map((row?.texts ?? []).flatMap((item) => (item ? [[item.name, item.text] as const] : [])));

export function pairedTexts(
  language: Language,
  texts: ReadonlyMap<string, string | null | undefined>,
  germanTexts: ReadonlyMap<string, string | null | undefined>,
): LandingPage['texts'] {
  const found = [...new Set([...texts.keys(), ...germanTexts.keys()])].flatMap((name) => {
    const text = localizedText(language, texts.get(name), germanTexts.get(name));
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Skips pictures that are missing or deleted, which must not break a page (decision H3). */
const imagesOf = (language: Language, { images }: Row): LandingPage['images'] =>
  Object.fromEntries(
    (images ?? []).flatMap((item) =>
      item?.image ? [[item.name, pictureIn(language, item.image)] as const] : [],
    ),
  );

const timesOf = ({ publishedFrom, publishedUntil, languageFrom, languageUntil }: Row) => [
  publishedFrom,
  publishedUntil,
  languageFrom,
  languageUntil,
];

const latestOf = (...rows: (Row | null)[]) =>
  rows
    .map((row) => row?.updatedAt ?? '')
    .sort()
    .at(-1) ?? '';

/** Returns all pages in their order, with those that visitors do not see. @throws ContentUnavailable */
export async function getStoredLandingPages(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<StoredOf<LandingPage>[]> {
  const source = { kind: 'landing-page', query: LandingPagesQuery, answer } as const;
  const { found, pairs } = await getOrderedRows<Row, z.output<typeof answer>>(source, language, from);
  datesToCome.note([...(found.rows ?? []), ...found.germanRows].flatMap(timesOf));
  return pairs.map(({ row: own, german, shared }) => ({
    documentId: shared.documentId,
    entry: {
      key: shared.key,
      title: localizedText(language, own?.title, german?.title) ?? { value: shared.key, lang: language },
      description: localizedText(language, own?.description, german?.description),
      state: landingState(shared, hasText(own?.title) ? own : (german ?? {})),
      isInFooter: shared.isInFooter,
      motif: shared.motif,
      blocks: blocksOf(shared.blocks),
      texts: pairedTexts(language, textsByName(own), textsByName(german)),
      images: imagesOf(language, shared),
      lastUpdated: latestOf(own, german),
    },
  }));
}

/** Returns the pages that visitors see, in their order. @throws ContentUnavailable */
export async function getLandingPages(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<LandingPage[]> {
  const stored = await getStoredLandingPages(language, from);
  return stored.map(({ entry }) => entry).filter(({ state }) => state === 'published');
}

/** Returns a page in all languages, also one hidden from visitors; empty if none. @throws ContentUnavailable */
export async function findLandingPageByLanguage(
  key: string,
  from: ContentClient = contentClient(),
): Promise<Map<Language, LandingPage>> {
  const found = await Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const stored = await getStoredLandingPages(language, from);
      const page = stored.find(({ entry }) => entry.key === key)?.entry;
      return page ? [[language, page] as const] : [];
    }),
  );
  return new Map(found.flat());
}
