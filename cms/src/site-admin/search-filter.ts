import type { Data, Strapi } from '../strapi';
import { NOTHING } from './permissions';

/**
 * The entries that have every word somewhere, and not all of them in one field: first and last name are two.
 * @param placesOf conditions of which one holds where a word was found
 */
export function searchFilter(strapi: Strapi, search: string, placesOf: (word: Data) => Data[]): Data {
  const words = new Set(search.split(/\s+/).filter(Boolean));
  const conditionsOf = (word: string) => spellingsOf(strapi, word).flatMap(placesOf);
  // An empty `$or` is no condition at all for Strapi.
  return { $and: [...words].map((word) => ({ $or: [NOTHING, ...conditionsOf(word)] })) };
}

/** Capitals or not, an umlaut as one character or as two. */
function spellingsOf(strapi: Strapi, word: string): Data[] {
  // LIKE in SQLite knows neither difference (database/unicode-like.ts), and `$containsi` would take a third longer.
  if (strapi.db.dialect.client === 'sqlite') return [{ $contains: word }];
  const spellings = new Set([word.normalize('NFC'), word.normalize('NFD')]);
  return [...spellings].map((spelling) => ({ $containsi: spelling }));
}
