import { expect, it } from 'vitest';
import { catalogueOf, EDITABLE_FILES } from './catalogue.server';
import { placeOfText, titleOfFile } from './readable-places.server';

it.each([
  ['careers', 'values.items.0.title', 'Was die Arbeit ausmacht › Fachlich tief › Titel'],
  ['careers', 'meta.description', 'Karriere: Software für die Telematikinfrastruktur › Beschreibung'],
  ['frame', 'gone.0', 'gone › 1'],
] as const)('the way to %s %s is readable', (file, key, way) => {
  expect(placeOfText(file, key)).toBe(way);
});

it('every file has a name, and every text a way of more than its key', () => {
  const names = EDITABLE_FILES.map(titleOfFile);
  expect(names.filter((name) => EDITABLE_FILES.some((file) => file === name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  for (const file of EDITABLE_FILES) {
    const keys = [...catalogueOf(file).keys()];
    expect(
      keys.filter((key) => ['', key].includes(placeOfText(file, key))),
      file,
    ).toEqual([]);
  }
});
