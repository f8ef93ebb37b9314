import { describe, expect, test } from 'vitest';
import type { Strapi } from '../strapi';
import { searchFilter } from './search-filter';

const on = (client: string) => ({ db: { dialect: { client } } }) as unknown as Strapi;
const wordsOf = (client: string, search: string) =>
  JSON.stringify(searchFilter(on(client), search, (word) => [{ name: word }])).matchAll(
    /"\$contains\w?":"([^"]*)"/g,
  );
const searched = (client: string, search: string) => [...wordsOf(client, search)].map(([, word]) => word);

describe('on PostgreSQL, whose locale may know ASCII alone', () => {
  test('a word of ASCII is searched for once', () => {
    expect(searched('postgres', 'Klinik')).toEqual(['Klinik']);
  });

  test('one with an umlaut is searched for in the cases that people write, composed and decomposed', () => {
    const words = ['müller', 'Müller', 'MÜLLER'];
    expect(searched('postgres', 'mÜLLer')).toEqual(words.flatMap((word) => [word, word.normalize('NFD')]));
  });
});

test('on SQLite every word is searched for once: its LIKE ignores case', () => {
  expect(searched('sqlite', 'MÜLLER Öhler')).toEqual(['MÜLLER', 'Öhler']);
});
