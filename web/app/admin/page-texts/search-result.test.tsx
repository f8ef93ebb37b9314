import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '~/admin/render-screen.test-support';
import type { ShownText } from '~/features/text-preview/text-protocol';
import { fill } from '~/i18n/fill';
import words from '~/i18n/locales/de/admin-page-texts.json';
import { SearchResult } from './search-result';

const text = (key: string, shown: string): ShownText => ({
  file: 'careers',
  language: 'en',
  key,
  text: shown,
  place: 'head',
});
const TEXTS = [
  text('meta.title', 'Careers'),
  text('meta.description', 'd'.repeat(160)),
  text('page.title', 'Work'),
];

const show = (key: string) =>
  renderScreen(
    <SearchResult
      open={{ file: 'careers', language: 'en', key }}
      texts={TEXTS}
      path="/careers"
      language="en"
    />,
  );

it('draws title and description of the page as a search result, in its language', () => {
  show('meta.title');
  const result = screen.getByRole('group', { name: words.result.title });
  expect(result.textContent).toBe(`${window.location.host} › en › careersCareers${'d'.repeat(160)}`);
  expect(result.lang).toBe('en');
  expect(screen.getByText(fill(words.result.fits, { count: 7, limit: 60 }))).toBeTruthy();
});

it('says how much is cut', () => {
  show('meta.description');
  expect(screen.getByText(fill(words.result.cut, { count: 160, limit: 155 }))).toBeTruthy();
});

it('is not there for a text of the page', () => {
  show('page.title');
  expect(screen.queryByRole('group')).toBeNull();
});
