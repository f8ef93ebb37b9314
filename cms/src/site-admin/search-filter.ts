import type { Data, Strapi } from '../strapi';
import { NOTHING } from './permissions';

export function searchFilter(strapi: Strapi, search: string, placesOf: (word: Data) => Data[]): Data {
  const words = new Set(search.split(/\s+/).filter(Boolean));
  const conditionsOf = (word: string) => spellingsOf(strapi, word).flatMap(placesOf);
  // Strapi drops an empty `$or`, which would match everything.
  return { $and: [...words].map((word) => ({ $or: [NOTHING, ...conditionsOf(word)] })) };
}

/** Ignores case, and whether an umlaut is composed or decomposed. */
function spellingsOf(strapi: Strapi, word: string): Data[] {
  // LIKE in SQLite ignores both already (database/unicode-like.ts), and `$containsi` takes a third longer.
  if (strapi.db.dialect.client === 'sqlite') return [{ $contains: word }];
  const spellings = casesOf(word).flatMap((spelling) => [
    spelling.normalize('NFC'),
    spelling.normalize('NFD'),
  ]);
  return [...new Set(spellings)].map((spelling) => ({ $containsi: spelling }));
}

/** PostgreSQL with the locale C folds only ASCII; searches other words in their usual spellings. */
function casesOf(word: string): string[] {
  if (/^[\0-\x7f]*$/.test(word)) return [word];
  const lower = word.toLocaleLowerCase('de');
  return [lower, lower.charAt(0).toLocaleUpperCase('de') + lower.slice(1), word.toLocaleUpperCase('de')];
}
