import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOrderedValueWords } from '~/admin/ordered-kind/use-ordered-entry';
import { renderScreen } from '~/admin/render-screen.test-support';
import history from '~/i18n/locales/de/admin-history.json';
import texts from '~/i18n/locales/de/admin-openings.json';
import { useTexts } from '~/i18n/texts';

const VALUES = [
  ['employmentType', 'PART_TIME', texts.choices.employmentType.PART_TIME],
  ['isPublished', true, history.published],
  ['isPublished', false, history.withdrawn],
  ['isPublished', '', undefined],
  ['isRemotePossible', true, undefined],
  ['title', 'PART_TIME', undefined],
] as const;

function Words() {
  const valueWords = useOrderedValueWords()('opening', useTexts('admin-openings'));
  return (
    <ul>
      {VALUES.map(([field, value]) => (
        <li key={`${field} ${value}`}>{valueWords({ field, language: null }, value)}</li>
      ))}
    </ul>
  );
}

it('has the words of the form for choices and for being published', async () => {
  renderScreen(<Words />);
  const shown = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(shown).toEqual(VALUES.map(([, , words]) => words ?? ''));
});
