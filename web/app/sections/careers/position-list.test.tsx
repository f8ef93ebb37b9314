import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOnPage } from '~/i18n/page.test-support';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { PositionIndex, PositionList } from './position-list';
import type { Position } from './positions';

const POSITION: Position = {
  key: 'fachkraft',
  title: { value: 'Fachkraft', lang: 'de' },
  location: { value: 'Augsburg', lang: 'de' },
  summary: { value: 'Kurz gesagt.', lang: 'de' },
  tasks: { value: ['One'] },
  profile: { value: [] },
  employmentType: 'PART_TIME',
};

function Page({ openings }: { openings: readonly Position[] | null }) {
  const { positions, employment, speculative, mail } = useTexts('careers');
  const texts = { openings, positions, employment, speculative };
  return (
    <>
      <PositionIndex {...texts} />
      <PositionList {...texts} mail={mail} />
    </>
  );
}

afterEach(cleanup);

const show = (openings: readonly Position[] | null) =>
  renderOnPage(<Page openings={openings} />, { language: 'en', texts: textsFor('en', 'careers') });
const { positions, employment, speculative } = textsFor('en', 'careers').careers;

describe('an opening on the page', () => {
  it('marks what is German, names hours and place, and leaves out an empty list', () => {
    show([POSITION]);
    expect(screen.getByRole('heading', { name: 'Fachkraft' }).lang).toBe('de');
    expect(screen.getByText('Kurz gesagt.').lang).toBe('de');
    expect(screen.getAllByText('Augsburg').map(({ lang }) => lang)).toEqual(['de', 'de']);
    expect(screen.getByText('One').closest('[lang]')).toBeNull();
    expect(screen.getAllByText(new RegExp(employment.partTime))).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: positions.profileTitle })).toBeNull();
    expect(screen.queryByText(positions.none)).toBeNull();
  });
});

describe('a page without openings', () => {
  it('says so, and still asks for speculative applications', () => {
    show([]);
    expect(screen.getByText(positions.none)).toBeTruthy();
    expect(screen.getByRole('link', { name: speculative.action })).toBeTruthy();
  });

  it('claims nothing where nobody knows', () => {
    show(null);
    expect(screen.queryByText(positions.none)).toBeNull();
    expect(screen.getByRole('link', { name: speculative.action })).toBeTruthy();
  });
});
