import { expect, it } from 'vitest';
import { splitAround } from './found-text';

it.each([
  ['Kreatinin 0,9 mg/dl', 'kreat', ['', 'Kreat', 'inin 0,9 mg/dl']],
  ['Wartung des Laborgeräts', 'GERAT', ['Wartung des Labor', 'gerät', 's']],
  ['La créatinine est stable', ' creatinine ', ['La ', 'créatinine', ' est stable']],
  ['Straße', 'ss', null],
  ['Kreatinin', '  ', null],
])('%s is split around %s', (text, words, parts) => {
  expect(splitAround(text, words)).toEqual(parts);
});
