import { EVENT_TEXT_NAMES, endOfEvent, isToCome } from 'contract/event-fields';
import type { Language } from 'contract/languages';
import { ORDERED_SCHEMAS } from 'contract/ordered';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { type Localized, localizedText } from './localized';
import { getOrderedRows, type StoredOf } from './ordered-rows.server';
import { datesToCome } from './page-revision.server';

export interface Event {
  key: string;
  title: Localized<string>;
  description: Localized<string> | null;
  place: Localized<string> | null;
  isPublished: boolean;
  begins: string | null;
  ends: string | null;
  /** A path without language, or an address with https. */
  link: string | null;
}

export const EventRows = graphql(`
  fragment EventRow on Event @_unmask {
    documentId
    key
    title
    description
    place
    isPublished
    begins
    ends
    link
    order
  }
`);

const EventsQuery = graphql(
  `
    query Events($language: I18NLocaleCode!, $isGerman: Boolean!, $start: Int!, $limit: Int!) {
      rows: events(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit })
        @skip(if: $isGerman) {
        ...EventRow
      }
      germanRows: events(locale: "de", sort: ["key"], pagination: { start: $start, limit: $limit }) {
        ...EventRow
      }
    }
  `,
  [EventRows],
);

const text = z.string().nullish();
const row = z.object({
  documentId: z.string(),
  key: z.string(),
  title: text,
  description: text,
  place: text,
  ...ORDERED_SCHEMAS.event.row.shape,
});
type Row = z.output<typeof row>;
const answer = z.object({ rows: z.array(row).optional(), germanRows: z.array(row) });

/** Returns all events in their order, with those that visitors do not see. @throws ContentUnavailable */
export async function getStoredEvents(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<StoredOf<Event>[]> {
  const source = { kind: 'event', query: EventsQuery, answer } as const;
  const { found, pairs } = await getOrderedRows<Row, z.output<typeof answer>>(source, language, from);
  datesToCome.note(found.germanRows.map(endOfEvent));
  return pairs.map(({ row: own, german, shared: { documentId, key, isPublished, begins, ends, link } }) => {
    const [title, description, place] = EVENT_TEXT_NAMES.map((name) =>
      localizedText(language, own?.[name], german?.[name]),
    );
    const shown = title ?? { value: key, lang: language };
    const texts = { title: shown, description: description ?? null, place: place ?? null };
    return { documentId, entry: { key, ...texts, isPublished, begins, ends, link } };
  });
}

/** Returns the events that visitors see. @throws ContentUnavailable */
export async function getEvents(language: Language, from: ContentClient = contentClient()): Promise<Event[]> {
  const stored = await getStoredEvents(language, from);
  return stored.map(({ entry }) => entry).filter((event) => isToCome(event));
}
