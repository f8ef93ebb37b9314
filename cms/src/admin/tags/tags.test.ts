import { expect, test } from 'vitest';
import { tagsOf } from '../../../contract/post-fields';
import { suggestedTags, withTyped } from './tags';

const KNOWN = [
  { tag: 'FHIR', count: 2 },
  { tag: 'TI 2.0', count: 5 },
  { tag: 'TI-Messenger', count: 1 },
  { tag: 'Cloud', count: 3 },
  { tag: 'Multicloud', count: 9 },
];

test('tags stand one a line, and the first spelling counts', () => {
  expect(tagsOf(' FHIR \r\n\nISiK\nfhir')).toEqual(['FHIR', 'ISiK']);
  expect(tagsOf(null)).toEqual([]);
});

test('what is typed becomes tags at commas, semicolons and line breaks', () => {
  expect(withTyped(['A'], 'b, c;d\n\n e  f \r\n', [])).toEqual(['A', 'b', 'c', 'd', 'e f']);
  expect(withTyped(['A'], ' ;, ', [])).toEqual(['A']);
});

test('a tag takes the spelling of other posts, and is there once', () => {
  expect(withTyped([], 'fhir', KNOWN)).toEqual(['FHIR']);
  expect(withTyped(['FHIR'], 'Fhir, cloud', KNOWN)).toEqual(['FHIR', 'Cloud']);
});

test('tags of other posts are suggested whatever the case, the most used first', () => {
  const suggested = (typed: string, own: string[] = []) =>
    suggestedTags(KNOWN, own, typed).map(({ tag }) => tag);
  expect(suggested('fh')).toEqual(['FHIR']);
  expect(suggested('ti')).toEqual(['TI 2.0', 'TI-Messenger', 'Multicloud']);
  expect(suggested('CLOUD')).toEqual(['Cloud', 'Multicloud']);
  expect(suggested('', ['ti 2.0'])).toEqual(['Multicloud', 'Cloud', 'FHIR', 'TI-Messenger']);
  expect(suggested('unbekannt')).toEqual([]);
});
