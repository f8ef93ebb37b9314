import { LANGUAGE_CODES } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import german from '~/i18n/locales/de/careers.json';
import { textsFor } from '~/i18n/texts.server';
import { describePosition, mailHref, openPositions } from './positions';

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

describe('mailHref', () => {
  it('writes any subject safely into the address', () => {
    const href = mailHref('jobs@example.org', 'Bewerbung: Müller & Söhne?\r\nBcc: x');
    expect(href).not.toMatch(/[\s&]/);
    expect(new URL(href).searchParams.get('subject')).toBe('Bewerbung: Müller & Söhne?\r\nBcc: x');
  });
});
