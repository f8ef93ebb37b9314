import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryEntry } from 'contract/history';
import type { ListedPost } from 'contract/post-list';
import { expect, it } from 'vitest';
import { ACCOUNT, answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import words from '~/i18n/locales/de/admin-history.json';
import posts from '~/i18n/locales/de/admin-posts.json';
import { PostRow } from './post-row';

const POST: ListedPost = {
  id: 'p1',
  slug: 'fhir',
  publishedSlug: 'fhir',
  language: 'de',
  title: 'FHIR',
  category: 'technology',
  publicationDate: null,
  featured: false,
  updatedAt: '2026-03-05T13:30:00.000Z',
  languages: {},
};

const change = (id: number, field: string, after: HistoryEntry['after']): HistoryEntry => ({
  ...{ id, field, after, before: null, language: null },
  ...{ at: '2026-03-05T13:30:00.000Z', account: 'Frau Weber', source: 'panel' },
});

const ITEMS = [
  change(4, 'publication', '2026-03-05T13:00:00.000Z'),
  change(3, 'category', 'technology'),
  change(2, 'slug', 'fhir'),
  change(1, 'featured', true),
];

const show = async (post = POST, account = ACCOUNT) => {
  const calls = answerCalls(() => Response.json({ items: ITEMS, total: ITEMS.length }));
  renderScreen(<PostRow post={post} />, { account });
  await screen.findByRole('heading', { name: post.title });
  return calls;
};
const button = () => screen.getByRole('button', { name: `${words.open}: FHIR` });

it('opens the history of a post in its list, with the words that the list has', async () => {
  const calls = await show();
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button());
  const after = await screen.findAllByRole('group', { name: words.after });
  expect(after.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    words.published,
    posts.categories.technology,
    'fhir',
  ]);
  expect(calls[0]?.path).toContain('/api/history/post/fhir?');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button());
  expect(screen.queryByRole('group', { name: words.after })).toBeNull();
});

it('puts back neither a publication nor an address', async () => {
  await show();
  await userEvent.click(button());
  await screen.findAllByRole('group', { name: words.after });
  const names = screen
    .getAllByRole('button', { name: /^Stand „Vorher“/ })
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual([
    expect.stringContaining(words.postFields.category),
    expect.stringContaining(words.postFields.featured),
  ]);
});

it('offers no history for a post without an address', async () => {
  await show({ ...POST, slug: null, publishedSlug: null });
  expect(screen.queryByRole('button')).toBeNull();
});
