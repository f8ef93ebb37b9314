import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryEntry } from 'contract/history';
import { PUBLICATION } from 'contract/history-fields';
import { expect, it, vi } from 'vitest';
import { answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
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

const mayUndo = vi.fn(() => false);
const COLORS = new Map<string | boolean, string>([
  ['teal', 'Türkis'],
  ['', 'Wie vorgesehen'],
]);

function show(
  items: HistoryEntry[],
  { total = items.length, answer = Response.json({ id: 9 }, { status: 201 }) } = {},
) {
  const calls = answerCalls(({ method }) => (method === 'POST' ? answer : Response.json({ items, total })));
  renderScreen(
    <History
      place={{ kind: 'section', key: 'about', text: { language: 'fr', field: 'title' } }}
      labelOf={({ field }) => `Feld ${field}`}
      wordsOf={({ field }, value) => (field === 'color' ? COLORS.get(value) : undefined)}
      mayUndo={mayUndo}
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

const undoOf = (date: string) =>
  screen.findByRole('button', { name: fill(words.undoOf, { field: 'Feld title', date }) });

it('puts an earlier value back at once, and tells the newest change of the field that was seen', async () => {
  mayUndo.mockReturnValue(true);
  const older = change({ id: 1, at: '2026-03-04T13:30:00.000Z' });
  const calls = show([change({ id: 8 }), change({ id: 7, language: 'it' }), older]);
  await open();
  await userEvent.click(await undoOf('04.03.2026, 14:30'));
  expect(await screen.findByText(fill(words.undone, { field: 'Feld title' }))).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/history/section/about/1', json: { newest: 8 } },
  ]);
});

it('offers to undo what was put back', async () => {
  mayUndo.mockReturnValue(true);
  const calls = show([change({ id: 9 })]);
  await open();
  await userEvent.click(await undoOf('05.03.2026, 14:30'));
  await userEvent.click(await screen.findByRole('button', { name: words.redo }));
  expect(calls.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
    path: '/api/history/section/about/9',
    json: { newest: 9 },
  });
});

it('says why an earlier value was not put back', async () => {
  mayUndo.mockReturnValue(true);
  show([change()], { answer: Response.json({ error: 'Stale', code: 'stale' }, { status: 409 }) });
  await open();
  await userEvent.click(await undoOf('05.03.2026, 14:30'));
  await waitFor(() => expect(noticeText()).toContain(words.undoFailed));
});

it('offers nothing to undo where the account may not change the field', async () => {
  mayUndo.mockReturnValue(false);
  show([change()]);
  await open();
  expect(await screen.findByText('Ancien')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /wiederherstellen/ })).toBeNull();
});

const after = async () =>
  (await screen.findAllByRole('group', { name: words.after })).map(({ textContent }) => textContent);

it('shows choices, a value left out, dates and days as the form does', async () => {
  show([
    change({ field: 'color', after: 'teal' }),
    change({ id: 4, field: 'color', after: null }),
    change({ id: 2, field: 'publicationDate', after: '2026-03-05T13:30:00.000Z' }),
    change({ id: 3, field: 'expires', after: '2026-03-05' }),
  ]);
  await open();
  expect(await after()).toEqual(['Türkis', 'Wie vorgesehen', '05.03.2026, 14:30', '05.03.2026']);
});

it('says when a post was published, scheduled and withdrawn, and offers no undo for it', async () => {
  mayUndo.mockReturnValue(true);
  const publication = { field: PUBLICATION, before: null };
  show([
    change({ ...publication, after: '2026-03-05T13:30:00.000Z' }),
    change({ ...publication, id: 2, after: '2026-03-06T07:00:00.000Z' }),
    change({ ...publication, id: 3, before: '2026-03-04T07:00:00.000Z', after: null }),
  ]);
  await open();
  expect(await after()).toEqual([words.published, 'Geplant für 06.03.2026, 08:00', words.withdrawn]);
  const before = screen.getAllByRole('group', { name: words.before }).map(({ textContent }) => textContent);
  expect(before).toEqual([words.unpublished, words.unpublished, 'Veröffentlicht seit 04.03.2026, 08:00']);
  expect(screen.queryByRole('button', { name: /wiederherstellen/ })).toBeNull();
});

it('shows pictures with their names, also deleted ones', async () => {
  const picture = { picture: 4, name: 'team.png', url: '/uploads/team.png', alternativeText: 'Unser Team' };
  show([change({ field: 'images.main', language: null, before: { ...picture, url: null }, after: picture })]);
  await open();
  expect((await screen.findByRole('img', { name: 'Unser Team' })).getAttribute('src')).toContain(
    '/uploads/team.png',
  );
  expect(await after()).toEqual([`${words.after}team.png`]);
  expect(screen.getByRole('group', { name: words.before }).textContent).toContain('team.png (gelöscht)');
});

it('says so where nobody has changed anything', async () => {
  show([]);
  await open();
  expect(await screen.findByText(words.nothing)).toBeTruthy();
});
