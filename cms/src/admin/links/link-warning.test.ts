import { expect, it } from 'vitest';
import type { BrokenLink } from '../../../contract/link-check';
import { linksHereLine, linkWarning } from './link-warning';

const broken = (link: string, changes: Partial<BrokenLink> = {}): BrokenLink => ({
  language: 'de',
  field: 'content',
  link,
  problem: 'page',
  ...changes,
});

it('names entry, field, language, link and problem', () => {
  const links = [broken('/weg'), broken('#h-weg', { language: 'fr', problem: 'place' })];
  expect(linkWarning({ kind: 'post', key: 'ti-2-0', broken: links })).toBe(
    'Gespeichert. Beitrag „ti-2-0“ hat Links, die ins Leere führen: Text (Deutsch): /weg – die Seite gibt es nicht; Text (Französisch): #h-weg – die Stelle gibt es auf der Seite nicht',
  );
});

it('counts what a notice has no room for', () => {
  const links = ['/a', '/b', '/c', '/d', '/e'].map((link) => broken(link));
  expect(linkWarning({ kind: 'section', key: 'about', broken: links })).toMatch(
    /\/c – [^;]* und 2 weitere\.$/,
  );
});

it('calls a text that editors have named by its name, and is silent where all links are right', () => {
  const links = [broken('/weg', { field: 'hinweis' })];
  expect(linkWarning({ kind: 'section', key: 'about', broken: links })).toContain('hinweis (Deutsch): /weg');
  expect(linkWarning({ kind: 'section', key: 'about', broken: [] })).toBeNull();
});

it('names a text that links to a page, with its languages', () => {
  const entry = { kind: 'post', key: 'ti', name: 'TI 2.0', languages: ['de', 'sq'] } as const;
  expect(linksHereLine({ ...entry, languages: [...entry.languages] })).toBe(
    'Beitrag „TI 2.0“ (Deutsch, Albanisch)',
  );
});
