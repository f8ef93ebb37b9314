import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryEntry } from 'contract/history';
import { expect, it, vi } from 'vitest';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import { fill } from '~/i18n/fill';
import admin from '~/i18n/locales/de/admin.json';
import words from '~/i18n/locales/de/admin-history.json';
import { History } from './history';

const change = (rest: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 1,
  at: '2026-03-05T13:30:00.000Z',
  account: 'Frau Weber',
  source: 'panel',
  language: 'fr',
  field: 'title',
  before: 'Ancien',
  after: 'Nouveau',
  ...rest,
});

const onTake = vi.fn((): (() => void) | null => null);

function show(items: HistoryEntry[], total = items.length) {
  const calls = answerCalls(() => Response.json({ items, total }));
  renderScreen(
    <History
      place={{ kind: 'section', key: 'about', text: { language: 'fr', field: 'title' } }}
      labelOf={({ field }) => `Feld ${field}`}
      onTake={onTake}
    />,
  );
  return calls;
}
const open = () => userEvent.click(screen.getByRole('button', { name: words.open }));

it('asks for nothing before it is opened', async () => {
  const calls = show([change()]);
  expect(calls).toEqual([]);
  await open();
  expect(await screen.findByText('Feld title')).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/history/section/about?language=fr&field=title&pageSize=10&page=1',
  ]);
});

it('shows who, when and where, and the old text beside the new one in their language', async () => {
  show([change(), change({ id: 2, account: null, before: null, after: true })]);
  await open();
  expect(await screen.findByText('05.03.2026, 14:30 · Frau Weber · Strapi')).toBeTruthy();
  const [before, none] = screen.getAllByRole('group', { name: words.before });
  expect([before?.textContent, before?.lang]).toEqual(['Ancien', 'fr']);
  expect(none?.textContent).toBe(words.empty);
  const [, on] = screen.getAllByRole('group', { name: words.after });
  expect(on?.textContent).toBe(admin.conflict.on);
  expect(screen.getByText(new RegExp(words.unknownAccount))).toBeTruthy();
});

it('puts an earlier value into the form where it may, and says that it is not saved', async () => {
  const taken = vi.fn();
  onTake.mockImplementation(() => taken);
  show([change()]);
  await open();
  const name = fill(words.takeOf, { field: 'Feld title', date: '05.03.2026, 14:30' });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(taken).toHaveBeenCalledTimes(1);
  expect(screen.getByText(fill(words.taken, { field: 'Feld title' }))).toBeTruthy();
});

it('says so where nobody has changed anything', async () => {
  show([]);
  await open();
  expect(await screen.findByText(words.nothing)).toBeTruthy();
});
