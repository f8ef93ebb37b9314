import { expect, it } from 'vitest';
import { highlight } from './highlighting';

const marked = (text: string, ...matched: string[]) =>
  highlight(text, new Set(matched))
    .filter(({ isMatch }) => isMatch)
    .map((segment) => segment.text);

it('a name in small letters is marked as a whole or not at all', () => {
  expect(marked('me-ti für die TI', 'ti')).toEqual(['TI']);
  expect(marked('me-ti', 'me', 'ti')).toEqual(['me', 'ti']);
  expect(marked('fhir-link spricht FHIR', 'fhir')).toEqual(['FHIR']);
});

it('a part of a compound is marked', () => {
  expect(marked('der TI-Messenger', 'messenger')).toEqual(['Messenger']);
  expect(marked('der TI-Messenger', 'ti')).toEqual(['TI']);
});
