import { expect, it } from 'vitest';
import { highlight } from './highlighting';

const marked = (text: string, ...matched: string[]) =>
  highlight(text, new Set(matched))
    .filter(({ isMatch }) => isMatch)
    .map((segment) => segment.text);

it('of a name in small letters the end alone is not marked', () => {
  expect(marked('me-ti für die TI', 'ti')).toEqual(['TI']);
  expect(marked('me-ti', 'me', 'ti')).toEqual(['me', 'ti']);
  expect(marked('fhir-link spricht FHIR', 'fhir')).toEqual(['fhir', 'FHIR']);
});

it('a part of a compound is marked', () => {
  expect(marked('der TI-Messenger', 'messenger')).toEqual(['Messenger']);
  expect(marked('der TI-Messenger', 'ti')).toEqual(['TI']);
});
