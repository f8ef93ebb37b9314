import { endOfEvent, isToCome } from 'contract/event-fields';
import type { Language } from 'contract/languages';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import {
  entriesThat,
  type OrderedEntry,
  orderedEntry,
  orderedRow,
  type StoredOf,
} from './ordered-entry.server';
import { datesToCome } from './page-revision.server';
import { getPairs, inOrder, pairedLists } from './paired-rows.server';

export type Event = OrderedEntry<'event'>;

const EventRows = graphql(`
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

const answer = pairedLists(orderedRow('event', {}));

/** Returns all events in their order, with those that visitors do not see. @throws ContentUnavailable */
export async function getStoredEvents(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<StoredOf<Event>[]> {
  const source = { part: 'events', query: EventsQuery, answer } as const;
  const { found, pairs } = await getPairs(source, language, from);
  datesToCome.note(found.germanRows.map(endOfEvent));
  return inOrder(pairs).map((pair) => ({
    documentId: pair.shared.documentId,
    entry: orderedEntry('event', language, pair),
  }));
}

/** Returns the events that visitors see. @throws ContentUnavailable */
export const getEvents = entriesThat<Event>(isToCome, getStoredEvents);
