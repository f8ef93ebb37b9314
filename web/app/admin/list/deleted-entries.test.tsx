import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { fill } from '~/i18n/fill';
import words from '~/i18n/locales/de/admin-history.json';
import { DeletedEntries } from './deleted-entries';

const { deleted } = words;
const ENTRY = {
  id: 7,
  key: 'about',
  name: 'Über uns',
  at: '2026-03-05T13:30:00.000Z',
  account: 'Frau Weber',
};

const open = async () => {
  renderScreen(<DeletedEntries kind="section" />);
  await userEvent.click(screen.getByRole('button', { name: deleted.open }));
};
const restore = () => screen.findByRole('button', { name: fill(deleted.restoreOf, { name: 'Über uns' }) });

it('tells who deleted what and when, and brings it back', async () => {
  let stored: object[] = [ENTRY];
  const calls = answerCalls(({ method }) => {
    if (method === 'GET') return Response.json(stored);
    stored = [];
    return Response.json({ key: 'about' }, { status: 201 });
  });
  await open();
  const by = fill(deleted.by, { key: 'about', date: '05.03.2026, 14:30', account: 'Frau Weber' });
  expect(await screen.findByText(by)).toBeTruthy();
  await userEvent.click(await restore());
  await waitFor(() => expect(noticeText()).toBe(fill(deleted.restored, { name: 'Über uns' })));
  expect(await screen.findByText(deleted.nothing)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: deleted.open }));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/deleted/section/7');
});

it('says why an entry cannot come back', async () => {
  answerCalls(({ method }) =>
    method === 'GET'
      ? Response.json([ENTRY])
      : Response.json({ error: 'taken', code: 'key-taken' }, { status: 409 }),
  );
  await open();
  await userEvent.click(await restore());
  await waitFor(() => expect(noticeText()).toContain(deleted.failed));
});
