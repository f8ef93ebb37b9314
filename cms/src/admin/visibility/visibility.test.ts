import { describe, expect, test } from 'vitest';
import { inGerman, isScheduled, visibilityNow } from './visibility';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const FUTURE = '2026-12-03T08:00:00.000Z';
const PAST = '2026-07-03T07:00:00.000Z';
const now = (seen: Parameters<typeof visibilityNow>[0]) => visibilityNow(seen, NOW);

test('dates are those of the company, in winter and in summer', () => {
  expect(inGerman(FUTURE)).toBe('3. Dezember 2026 um 09:00');
  expect(inGerman(PAST)).toBe('3. Juli 2026 um 09:00');
});

test('a post is scheduled when it is published and its date is still to come', () => {
  expect(isScheduled({ publicationDate: FUTURE }, NOW)).toBe(true);
  expect(isScheduled({ publicationDate: PAST }, NOW)).toBe(false);
  expect(isScheduled({ publicationDate: null }, NOW)).toBe(false);
  expect(isScheduled(null, NOW)).toBe(false);
});

describe('what visitors see', () => {
  test('of a draft is nothing, or the German post', () => {
    expect(now({ published: null, isChanged: false })).toBe('Entwurf, nicht sichtbar.');
    const german = { publicationDate: PAST };
    expect(now({ published: null, isChanged: false, german })).toBe(
      'Entwurf, nicht sichtbar. Besucher sehen in dieser Sprache den deutschen Beitrag.',
    );
    for (const hidden of [
      { ...german, hideWhenUntranslated: true },
      { ...german, publicationDate: FUTURE },
      null,
    ])
      expect(now({ published: null, isChanged: false, german: hidden })).toBe('Entwurf, nicht sichtbar.');
  });

  test('of a published post is the post, since its date', () => {
    const published = { publicationDate: PAST, publishedAt: '2026-07-01T07:00:00.000Z' };
    expect(now({ published, isChanged: false })).toBe('Sichtbar seit 3. Juli 2026 um 09:00 Uhr.');
    expect(now({ published: { publishedAt: PAST }, isChanged: false })).toBe(
      'Sichtbar seit 3. Juli 2026 um 09:00 Uhr.',
    );
    expect(now({ published, isChanged: true })).toBe(
      'Sichtbar seit 3. Juli 2026 um 09:00 Uhr. Änderungen noch nicht veröffentlicht.',
    );
  });

  test('of a scheduled post is nothing until its date', () => {
    const published = { publicationDate: FUTURE, publishedAt: PAST };
    expect(now({ published, isChanged: false })).toBe(
      'Veröffentlichung geplant für 3. Dezember 2026 um 09:00 Uhr.',
    );
    expect(now({ published, isChanged: true })).toBe(
      'Veröffentlichung geplant für 3. Dezember 2026 um 09:00 Uhr. Änderungen noch nicht veröffentlicht.',
    );
  });
});
