import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '~/admin/render-screen.test-support';
import history from '~/i18n/locales/de/admin-history.json';
import texts from '~/i18n/locales/de/admin-products.json';
import { useProductValueWords } from './use-product-entry';

const VALUES = [
  ['color', 'teal', texts.colors.teal],
  ['icon', 'award', texts.icons.award],
  ['illustration', 'gone', texts.hints.asIntended],
  ['isActive', true, history.published],
  ['isActive', false, history.withdrawn],
  ['status', 'Pilot', undefined],
  ['title', 'teal', undefined],
] as const;

function Words() {
  const valueWords = useProductValueWords();
  return (
    <ul>
      {VALUES.map(([field, value]) => (
        <li key={`${field} ${value}`}>{valueWords({ field, language: null }, value)}</li>
      ))}
    </ul>
  );
}

it('has the words of the form for looks, drawings and for being published', async () => {
  renderScreen(<Words />);
  const shown = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(shown).toEqual(VALUES.map(([, , words]) => words ?? ''));
});
