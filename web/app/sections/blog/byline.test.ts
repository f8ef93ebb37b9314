import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from 'contract/languages';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { BUILT_IN_COMPANY } from '~/company';
import { textsFor } from '~/i18n/texts.server';
import { shownAuthor } from './byline';

const seeded = z
  .record(z.string(), z.object({ author: z.string() }))
  .parse(
    JSON.parse(readFileSync(new URL('../../../../cms/seed/shared/posts.json', import.meta.url), 'utf8')),
  );

const labelsIn = (language: (typeof LANGUAGE_CODES)[number]) => textsFor(language, 'blog').blog.labels;

it('the editorial team, who signs the posts of the seed, is named in each language', () => {
  const [author, ...others] = new Set(Object.values(seeded).map((post) => post.author));
  expect(others).toEqual([]);
  const names = LANGUAGE_CODES.map((language) =>
    shownAuthor(author ?? null, labelsIn(language), BUILT_IN_COMPANY),
  );
  expect(names.slice(0, 3)).toEqual([
    'Redaktion Mustermed',
    'the Mustermed editorial team',
    'la rédaction de Mustermed',
  ]);
  expect(new Set(names).size).toBe(LANGUAGE_CODES.length);
});

it('people keep their names', () => {
  expect(shownAuthor('Ada Lovelace', labelsIn('en'), BUILT_IN_COMPANY)).toBe('Ada Lovelace');
  expect(shownAuthor(null, labelsIn('en'), BUILT_IN_COMPANY)).toBeNull();
});
