import { LANGUAGE_CODES } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import german from '~/i18n/locales/de/careers.json';
import { textsFor } from '~/i18n/texts.server';
import { describePosition, mailHref, openPositions, openUntil } from './positions';

describe('openPositions', () => {
  it.each(LANGUAGE_CODES)('offers both positions under their own titles in %s (decisions G7)', (language) => {
    const positions = openPositions(textsFor(language, 'careers').careers.positions);
    expect(positions.map(({ title }) => title)).toEqual([
      'Senior Software Engineer (Healthcare)',
      'DevOps Engineer (Healthcare Compliance)',
    ]);
  });

  it('gives search engines what they ask for', () => {
    const positions = openPositions(german.positions);
    expect(positions).toHaveLength(2);
    for (const position of positions) {
      expect(position).toMatchObject({ employmentType: 'FULL_TIME', isRemotePossible: true });
      expect(position.datePosted).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

describe('describePosition', () => {
  it('contains every task and every part of the profile', () => {
    const [position] = openPositions(german.positions);
    if (!position) throw new Error('There is no position.');
    const description = describePosition(position, german.positions);
    for (const text of [position.summary, ...position.tasks, ...position.profile]) {
      expect(description).toContain(text);
    }
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
