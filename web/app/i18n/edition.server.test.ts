import { LANGUAGE_CODES } from 'contract/languages';
import type { StoredTexts } from 'contract/page-text';
import { afterEach, expect, it, vi } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import { catalogueOf, EDITABLE_FILES, normalizedChange, problemOf } from './catalogue.server';
import { listTexts } from './copy-shape';
import {
  BUILT_IN,
  Edition,
  fileId,
  oncePerEdition,
  publishEdition,
  type TextRef,
  withEdition,
} from './edition.server';
import { textsFor } from './texts.server';

const title = { file: 'home', language: 'de', key: 'hero.title' } as const;
const editionWith = (text: string, ref: TextRef = title) => BUILT_IN.changedBy([{ ...ref, to: text }]);

afterEach(() => publishEdition(BUILT_IN));

it('shows what editors have written instead of built-in texts, in that language alone', () => {
  const before = textsFor('en', 'home').home.hero;
  publishEdition(editionWith('Anders'));
  expect(textsFor('de', 'home').home.hero.title).toBe('Anders');
  expect(textsFor('de', 'home').home.hero.lead).toBe(BUILT_IN.page('de', 'home').hero?.['lead' as never]);
  expect(textsFor('en', 'home').home.hero).toEqual(before);
});

it('binds numbers and fills in the company in a text of editors too', () => {
  publishEdition(
    editionWith('{{companyLegal}} mit 50 ms', { ...title, file: 'frame', key: 'footer.rights' }),
  );
  expect(textsFor('de', 'frame').frame.footer.rights).not.toContain('50 ms');
  publishEdition(
    editionWith('{{companyLegal}} seit {{year}}: 50 ms', { ...title, file: 'frame', key: 'footer.rights' }),
  );
  expect(textsFor('de', 'frame').frame.footer.rights).toBe(
    `${BUILT_IN_COMPANY.legalName} seit {{year}}: 50\u00a0ms`,
  );
});

it('names the company as editors have written it, in texts and drafts of texts', () => {
  const company = { ...BUILT_IN_COMPANY, brand: 'Praxisnetz', legalName: 'Praxisnetz GmbH' };
  const edition = new Edition({ company });
  publishEdition(edition);
  expect(textsFor('de', 'frame').frame.footer.rights).toContain('Praxisnetz GmbH');
  const draft = edition.changedBy([
    { file: 'frame', language: 'de', key: 'footer.rights', to: '{{companyLegal}} {{year}}' },
  ]);
  publishEdition(draft);
  expect(textsFor('de', 'frame').frame.footer.rights).toBe('Praxisnetz GmbH {{year}}');
});

it('takes a text literally, whatever the library would make of it', () => {
  publishEdition(editionWith('$t(hero.lead) & <b>fett</b> $t(frame:nav.home)'));
  expect(textsFor('de', 'home').home.hero.title).toBe('$t(hero.lead) & <b>fett</b> $t(frame:nav.home)');
});

it('keeps the built-in text where a stored one cannot be shown, and says so', () => {
  const onUnusable = vi.fn();
  const rights = { file: 'frame', language: 'de', key: 'footer.rights' } as const;
  const overrides = new Map<string, StoredTexts>([
    [fileId(title), { [title.key]: '  ', 'hero.gone': 'Unbekannt' }],
    [fileId(rights), { [rights.key]: 'Ohne Platzhalter' }],
  ]);
  publishEdition(new Edition({ overrides, onUnusable }));
  expect(textsFor('de', 'home')).toEqual({ home: BUILT_IN.page('de', 'home') });
  expect(textsFor('de', 'frame')).toEqual({ frame: BUILT_IN.page('de', 'frame') });
  expect(onUnusable.mock.calls).toEqual([[title], [rights]]);
});

it.each(['__proto__', 'constructor', 'toString'])(
  'takes %s for the name of a text that there is not',
  (name) => {
    for (const ref of [
      { ...title, key: name },
      { ...title, file: name },
    ]) {
      publishEdition(BUILT_IN.changedBy([{ ...ref, to: 'x' }]).changedBy([{ ...ref, to: null }]));
      expect(textsFor('de', 'home')).toEqual({ home: BUILT_IN.page('de', 'home') });
      expect(problemOf({ ...ref, from: null, to: 'x' })).toMatchObject({ problem: 'unknown-key' });
    }
    expect(Object.assign).toBeTypeOf('function');
  },
);

it('gives a preview its own texts, and everybody else the published ones meanwhile', async () => {
  const seen = await Promise.all([
    withEdition(editionWith('Entwurf'), async () => {
      await new Promise((turn) => setImmediate(turn));
      return textsFor('de', 'home').home.hero.title;
    }),
    Promise.resolve().then(() => textsFor('de', 'home').home.hero.title),
  ]);
  const published = BUILT_IN.page('de', 'home').hero as { title: string };
  expect(seen).toEqual(['Entwurf', published.title]);
  expect(textsFor('de', 'home').home.hero.title).toBe(published.title);
});

it('makes what derives from texts anew for each edition, and once for all who ask', async () => {
  const make = vi.fn((language: 'de' | 'en') => textsFor(language, 'home').home.hero.title);
  const kept = oncePerEdition(make);
  const before = kept('de');
  expect(kept('de')).toBe(before);
  publishEdition(editionWith('Anders'));
  expect([kept('de'), kept('de')]).toEqual(['Anders', 'Anders']);
  expect(await withEdition(editionWith('Entwurf'), async () => kept('de'))).toBe('Entwurf');
  expect(kept('de')).toBe('Anders');
  expect(make).toHaveBeenCalledTimes(3);
});

it.each(LANGUAGE_CODES)(
  'can show another text in place of every built-in one of visitors in %s',
  (language) => {
    const changes = EDITABLE_FILES.flatMap((file) =>
      [...catalogueOf(file).values()].map(({ key, builtIn }) => ({
        file,
        language,
        key,
        to: `${builtIn[language]}‽`,
      })),
    );
    expect(changes.length).toBeGreaterThan(1_800);
    expect(changes.flatMap((change) => problemOf({ ...change, from: null }) ?? [])).toEqual([]);
    const edition = BUILT_IN.changedBy(changes);
    for (const file of EDITABLE_FILES) {
      const builtIn = [...listTexts(BUILT_IN.page(language, file))];
      const shown = [...listTexts(edition.page(language, file))];
      expect(shown, file).toEqual(builtIn.map(([key, text]) => [key, `${text}‽`]));
    }
  },
);

it('offers no text of /admin', () => {
  expect(EDITABLE_FILES.filter((file) => file.startsWith('admin'))).toEqual([]);
});

it.each([
  ['an empty text', ''],
  ['blanks', ' \n '],
  ['invisible characters', '\u200b\ufeff'],
  ['the built-in text', catalogueOf('home').get('hero.title')?.builtIn.de ?? ''],
])('puts the built-in text back for %s', (_name, to) => {
  expect(normalizedChange({ ...title, from: 'x', to }).to).toBeNull();
});

it('removes what cannot be seen from a text', () => {
  expect(normalizedChange({ ...title, from: null, to: ' Ein\u200b Wort\u2060 ' }).to).toBe('Ein Wort');
});

it.each([
  ['a text that is too long', title, 'x'.repeat(5_000), 'too-long'],
  ['a lost placeholder', { ...title, file: 'frame', key: 'footer.rights' }, 'Ohne', 'placeholders'],
  ['a placeholder that nobody fills', title, '{{password}}', 'placeholders'],
])('refuses %s', (_name, ref, to, problem) => {
  expect(problemOf({ ...ref, from: null, to })).toMatchObject({ problem });
});

it('shows typed facts of the company in every text, and none that a save would refuse', () => {
  const facts = (key: string, to: string | null) => ({
    file: 'company:company',
    language: 'de' as const,
    key,
    to,
  });
  const typed = BUILT_IN.changedBy([facts('brand', 'Praxisnetz'), facts('email', 'kein@'), facts('x', 'y')]);
  expect(typed.company).toEqual({ ...BUILT_IN_COMPANY, brand: 'Praxisnetz' });
  expect(typed.changedBy([facts('brand', '')]).company).toEqual(BUILT_IN_COMPANY);
  const month = { file: 'service-status:service-status', language: 'de' as const, key: 'asOf' };
  expect(BUILT_IN.changedBy([{ ...month, to: '2026-1' }]).status.asOf).toBe('2025-11');
  const later = BUILT_IN.changedBy([{ ...month, to: '2026-01' }]);
  publishEdition(later);
  expect(later.status.asOf).toBe('2026-01');
  expect(textsFor('de', 'status').status.page.updated).toContain('Januar 2026');
});
