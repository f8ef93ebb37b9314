import { describe, expect, it } from 'vitest';
import type { Opening } from '~/content/published/openings.server';
import german from '~/i18n/locales/de/careers.json';
import { describePosition, mailHref, openUntil, positionOf } from './positions';

const OPENING: Opening = {
  key: 'fachkraft',
  title: { value: 'Specialist', lang: 'en' },
  location: null,
  summary: { value: 'Kurz gesagt.', lang: 'de' },
  tasks: { value: ['Eins', 'Zwei'], lang: 'de' },
  profile: { value: [], lang: 'de' },
  isPublished: true,
  datePosted: '2025-11-03',
  expires: null,
  employmentType: 'FULL_TIME',
  isRemotePossible: false,
};

describe('positionOf', () => {
  it('names the language of a text where it is not that of the page', () => {
    expect(positionOf(OPENING, 'de')).toMatchObject({ summary: { value: 'Kurz gesagt.' }, location: null });
    expect(positionOf(OPENING, 'de').summary).not.toHaveProperty('lang');
    expect(positionOf(OPENING, 'fr')).toMatchObject({ summary: { lang: 'de' }, tasks: { lang: 'de' } });
  });
});

describe('describePosition', () => {
  it('contains what there is, and no heading of an empty list', () => {
    expect(describePosition(OPENING, german.positions)).toBe(
      'Kurz gesagt.\n\nIhre Aufgaben:\n- Eins\n- Zwei',
    );
    expect(describePosition({ ...OPENING, summary: null }, german.positions)).toMatch(/^Ihre Aufgaben/);
  });
});

describe('openUntil', () => {
  it('is the last day of the next month', () => {
    expect(openUntil(new Date('2026-11-24T12:00:00Z'))).toBe('2026-12-31');
    expect(openUntil(new Date('2027-01-31T23:59:59Z'))).toBe('2027-02-28');
  });

  it('is four weeks away at least, on every day of four years', () => {
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2030, 0, 1); day += 86_400_000) {
      const left = Date.parse(openUntil(new Date(day))) - day;
      expect(left, new Date(day).toISOString()).toBeGreaterThanOrEqual(28 * 86_400_000);
    }
  });
});

describe('mailHref', () => {
  it('writes any subject safely into the address', () => {
    const href = mailHref('jobs@example.org', 'Bewerbung: Müller & Söhne?\r\nBcc: x');
    expect(href).not.toMatch(/[\s&]/);
    expect(new URL(href).searchParams.get('subject')).toBe('Bewerbung: Müller & Söhne?\r\nBcc: x');
  });
});
