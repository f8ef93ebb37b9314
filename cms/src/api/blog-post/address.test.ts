import { expect, test } from 'vitest';
import { addressOf } from './address';

test.each([
  ['Größere Prüfungen für Ärzte: öfter „ja“', 'groessere-pruefungen-fuer-aerzte-oefter-ja'],
  ['TI 2.0 — was jetzt?', 'ti-2-0-was-jetzt'],
  ['Më tepër siguri à la carte', 'me-teper-siguri-a-la-carte'],
  ['Gro\u0308ße', 'groesse'],
  ['  ', ''],
  ['日本', ''],
])('the address of %j is %j', (title, address) => {
  expect(addressOf(title)).toBe(address);
});

test('a long title is cut between two words', () => {
  const address = addressOf('Sicherheit im Gesundheitswesen '.repeat(6));
  expect(address.length).toBeLessThanOrEqual(90);
  expect(address).toMatch(/-(sicherheit|im|gesundheitswesen)$/);
  expect(addressOf('a'.repeat(300))).toHaveLength(90);
});
