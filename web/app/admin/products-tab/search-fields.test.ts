import type { ProductText } from 'contract/product-text';
import { expect, it } from 'vitest';
import { keywordCount, searchChangeOf, searchFieldsOf, tooLongSearchTexts } from './search-fields';

it('shows every text as a field, an empty one where there is none', () => {
  const translations = { fr: { title: 'Titre', description: '', keywords: '' } };
  const fields = searchFieldsOf({ translations } as ProductText);
  expect(fields).toMatchObject({ 'title.fr': 'Titre', 'title.de': '', 'keywords.sq': '' });
});

it('sends what was changed and nothing else', () => {
  expect(searchChangeOf({ 'title.de': 'Neu', 'keywords.de': '', 'title.fr': 'Titre' })).toEqual({
    translations: { de: { title: 'Neu', keywords: '' }, fr: { title: 'Titre' } },
  });
});

it('stores a text as the one line that it is in a result', () => {
  expect(searchChangeOf({ 'description.de': ' Zwei\n Zeilen ' })).toEqual({
    translations: { de: { description: 'Zwei Zeilen' } },
  });
});

it('knows the languages with a text that Strapi cannot store', () => {
  expect(tooLongSearchTexts({ 'title.de': 'x'.repeat(255), 'title.it': 'x'.repeat(256) })).toEqual(['it']);
});

it.each([
  ['', 0],
  ['FHIR', 1],
  ['FHIR, ISiK, ', 2],
])('counts the keywords of „%s“: %i', (keywords, count) => {
  expect(keywordCount(keywords)).toBe(count);
});
