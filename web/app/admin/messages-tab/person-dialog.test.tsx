import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ADMINISTRATOR, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import failures from '~/i18n/locales/de/admin-failures.json';
import texts from '~/i18n/locales/de/admin-messages.json';
import { PersonDialog } from './person-dialog';

const { person } = texts;
const EMAIL = 'ada@example.org';
const RECEIPT = {
  erasedAt: '2026-03-05T13:30:00.000Z',
  count: 2,
  ids: ['m1', 'm2'],
  digest: 'd'.repeat(64),
};

function serve(count: number, refusal?: Response) {
  return answerCalls(({ path, json }) => {
    const { email } = json as { email: string };
    if (!email.includes('@')) {
      return Response.json({ error: 'Bad', code: 'email-invalid', field: 'email' }, { status: 400 });
    }
    switch (path) {
      case '/api/personal-data/count':
        return Response.json({ count });
      case '/api/personal-data/export':
        return Response.json({ email, exportedAt: RECEIPT.erasedAt, count, messages: [{ id: 'm1' }] });
      case '/api/personal-data/erase':
        return refusal?.clone() ?? Response.json(RECEIPT);
      default:
        return undefined;
    }
  });
}

let saved: { name: string; blob: Blob }[];
beforeEach(() => {
  saved = [];
  let latest: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: latest });
  });
  return () => vi.restoreAllMocks();
});

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /E-Mail-Adresse/ });

async function search(email: string) {
  renderScreen(<PersonDialog />, { account: ADMINISTRATOR });
  await press(person.open);
  await userEvent.type(await field(), email);
  await press(person.search);
}

it('says how many messages an address has, and exports them as a file', async () => {
  const calls = serve(2);
  await search(EMAIL);
  expect(await screen.findByText(`Von ${EMAIL} sind 2 Nachrichten gespeichert.`)).toBeTruthy();
  await press(person.export);
  await waitFor(() => expect(noticeText()).toContain(person.exportedText));
  expect(saved.map(({ name }) => name)).toEqual(['daten-einer-person.json']);
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toMatchObject({ email: EMAIL, count: 2 });
  expect(calls.map(({ path }) => path).join()).not.toContain('ada');
});

it('erases after a question that names the count, and shows a receipt that can be kept', async () => {
  const calls = serve(2);
  await search(EMAIL);
  await press(person.erase);
  expect(await screen.findByRole('alertdialog', { name: '2 Nachrichten endgültig löschen?' })).toBeTruthy();
  await press('2 Nachrichten löschen');
  const receipt = await screen.findByRole('heading', { name: person.receipt });
  expect(calls.at(-1)?.json).toEqual({ email: EMAIL, count: 2 });
  await waitFor(() => expect(document.activeElement).toBe(receipt));
  expect(screen.getByText('5. März 2026 um 14:30')).toBeTruthy();
  expect(screen.getByText(RECEIPT.digest)).toBeTruthy();
  await press(person.receiptDownload);
  expect(saved[0]?.name).toBe('beleg-der-loeschung.json');
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual(RECEIPT);
});

it('erases nothing when the question is declined', async () => {
  const calls = serve(1);
  await search(EMAIL);
  await press(person.erase);
  expect(await screen.findByRole('alertdialog', { name: '1 Nachricht endgültig löschen?' })).toBeTruthy();
  await press(person.keep);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.map(({ path }) => path)).toEqual(['/api/personal-data/count']);
});

it('asks to search again when messages have come meanwhile', async () => {
  serve(2, Response.json({ error: 'Changed', code: 'count-changed' }, { status: 409 }));
  await search(EMAIL);
  await press(person.erase);
  await press('2 Nachrichten löschen');
  await waitFor(() => expect(noticeText()).toContain(failures.codes['count-changed']));
  await waitFor(() => expect(screen.queryByText(/Nachrichten gespeichert/)).toBeNull());
});

it('offers neither export nor erasure where there is nothing', async () => {
  serve(0);
  await search(EMAIL);
  expect(await screen.findByText(`Von ${EMAIL} ist keine Nachricht gespeichert.`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: person.export })).toBeNull();
  expect(screen.queryByRole('button', { name: person.erase })).toBeNull();
});

it.each([
  ['ada', person.invalid],
  [' ', person.blank],
])('says at the field what is wrong with "%s"', async (typed, problem) => {
  serve(1);
  await search(typed);
  expect(await screen.findByText(problem)).toBeTruthy();
  const input = await field();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(input));
});

it('forgets what was found when another address is typed, and when it is closed', async () => {
  serve(2);
  await search(EMAIL);
  await screen.findByText(/2 Nachrichten gespeichert/);
  await userEvent.type(await field(), 'x');
  expect(screen.queryByText(/2 Nachrichten gespeichert/)).toBeNull();
  await press(person.close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(person.open);
  expect((await field()).value).toBe('');
});
