import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessagePage, StoredMessage } from 'contract/message';
import { MESSAGE_STATES, type MessageState } from 'contract/message-fields';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-messages.json';
import MessagesTab from './messages-tab';

/** Far below the real page size: finding elements by role is slow in large documents. */
const PAGE = 4;

const message = (number: number, changes: Partial<StoredMessage> = {}): StoredMessage => ({
  id: `m${number}`,
  number: '',
  firstName: 'Ada',
  lastName: `Beispiel ${number}.`,
  email: `ada${number}@e2e.example`,
  company: '',
  interest: '',
  product: '',
  message: 'Hallo',
  language: 'de',
  page: '',
  campaign: '',
  spamScore: 0,
  submittedAt: '2026-03-05T13:30:00.000Z',
  state: 'read',
  ...changes,
});

const many = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1));

interface Server {
  messages: StoredMessage[];
  failure: Response | null;
}

function serve(messages: StoredMessage[]) {
  const server: Server = { messages, failure: null };
  const calls = answerCalls(({ method, path, json }) => {
    if (server.failure) return server.failure.clone();
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname === '/api/contact-submissions') return Response.json(pageOf(server.messages, searchParams));
    const id = pathname.split('/').at(-1);
    const found = server.messages.find((one) => one.id === id);
    if (!found) return undefined;
    if (method === 'DELETE') server.messages = server.messages.filter((one) => one !== found);
    if (method === 'PUT') {
      const changed = { ...found, state: (json as { state: MessageState }).state };
      server.messages = server.messages.map((one) => (one === found ? changed : one));
      return Response.json(changed);
    }
    return Response.json(method === 'DELETE' ? { success: true } : found);
  });
  return { server, calls };
}

function pageOf(messages: StoredMessage[], parameters: URLSearchParams): MessagePage {
  const matches = messages.filter(({ email }) => email.includes(parameters.get('search') ?? ''));
  const state = parameters.get('state');
  const listed = matches.filter((one) => state === null || one.state === state);
  const start = (Number(parameters.get('page')) - 1) * PAGE;
  const counts = MESSAGE_STATES.map((name) => [name, matches.filter((one) => one.state === name).length]);
  return {
    items: listed.slice(start, start + PAGE),
    total: listed.length,
    counts: { all: matches.length, ...Object.fromEntries(counts) },
  };
}

const row = (number: number) => screen.findByRole('button', { name: new RegExp(`Beispiel ${number}\\.`) });
const queryRow = (number: number) =>
  screen.queryByRole('button', { name: new RegExp(`Beispiel ${number}\\.`) });
const rows = () => within(screen.getByRole('list', { name: texts.list.label })).getAllByRole('listitem');
const reader = () => screen.findByRole('region', { name: texts.reader.label });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const filter = (state: keyof typeof texts.states) => button(new RegExp(`^${texts.states[state]} ?\\d+$`));
const search = () => screen.getByRole('searchbox', { name: texts.list.search });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a long list of messages', () => {
  it('is loaded page by page; the focus moves to what came, which is announced', async () => {
    const { calls } = serve(many(10));
    renderScreen(<MessagesTab />);
    await row(1);
    expect(rows()).toHaveLength(PAGE);
    expect(statuses()).toContain('10 Nachrichten');
    expect(screen.getByText('4 von 10')).toBeTruthy();
    await userEvent.click(button(admin.more.load));
    const first = await row(5);
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(statuses()).toContain('4 weitere geladen, 8 von 10 werden angezeigt');
    await userEvent.click(button(admin.more.load));
    const last = await row(9);
    await waitFor(() => expect(document.activeElement).toBe(last));
    expect(screen.queryByRole('button', { name: admin.more.load })).toBeNull();
    expect(statuses()).toContain('2 weitere geladen, 10 von 10 werden angezeigt');
    expect(calls.map(({ path }) => path)).toEqual(
      [1, 2, 3].map((page) => `/api/contact-submissions?page=${page}`),
    );
  });

  it('shows a message once that another one has pushed onto the next page', async () => {
    const { server } = serve(many(7));
    renderScreen(<MessagesTab />);
    await row(1);
    server.messages = [message(999), ...server.messages];
    await userEvent.click(button(admin.more.load));
    await row(7);
    expect(rows()).toHaveLength(7);
  });

  it('keeps what is there when the next page cannot be loaded, which can be tried again', async () => {
    const { server } = serve(many(6));
    renderScreen(<MessagesTab />);
    await row(1);
    server.failure = Response.json({ error: 'Strapi is away.' }, { status: 503 });
    await userEvent.click(button(admin.more.load));
    await waitFor(() => expect(noticeText()).toContain('503: Strapi is away.'));
    expect(rows()).toHaveLength(PAGE);
    server.failure = null;
    await userEvent.click(button(admin.more.load));
    await row(6);
  });

  it('is searched by the server when the typing pauses, and at once by Enter', async () => {
    const { calls } = serve(many(10));
    renderScreen(<MessagesTab />);
    await row(1);
    await userEvent.type(search(), 'ada7');
    await row(7);
    expect(rows()).toHaveLength(1);
    expect(statuses()).toContain('1 Nachricht');
    await userEvent.clear(search());
    await userEvent.type(search(), 'ada8{Enter}');
    await row(8);
    expect(calls.filter(({ path }) => path.includes('search='))).toHaveLength(2);
    expect(screen.getByRole('link', { name: texts.list.exportFound }).getAttribute('href')).toBe(
      '/api/contact-submissions.csv?search=ada8',
    );
    await userEvent.clear(search());
    await userEvent.type(search(), 'nobody{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: texts.list.reset }));
    await waitFor(() => expect(rows()).toHaveLength(PAGE));
  });
});

describe('the states of messages', () => {
  const three = () => [message(1, { state: 'unread' }), message(2, { state: 'unread' }), message(3)];

  it('are filtered by the server; what is read stays while it is open, the counts follow at once', async () => {
    const { calls } = serve(three());
    renderScreen(<MessagesTab />);
    await row(1);
    await userEvent.click(filter('unread'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(calls.at(-1)?.path).toBe('/api/contact-submissions?state=unread&page=1');
    await userEvent.click(await row(1));
    await waitFor(() => expect(filter('unread').textContent).toBe('Ungelesen1'));
    expect(filter('read').textContent).toBe('Gelesen2');
    expect((await row(1)).textContent).toContain(texts.states.read);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('1 ungelesen');
    await userEvent.click(await row(2));
    await waitFor(() => expect(queryRow(1)).toBeNull());
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  });

  it('are changed by buttons that keep the focus', async () => {
    serve([message(1)]);
    renderScreen(<MessagesTab />);
    await userEvent.click(await row(1));
    const done = within(await reader()).getByRole('button', { name: texts.states.done });
    await userEvent.click(done);
    await waitFor(() => expect(done.getAttribute('aria-pressed')).toBe('true'));
    expect(document.activeElement).toBe(done);
    expect(noticeText()).toBe(texts.marks.done);
    expect(filter('done').textContent).toBe('Erledigt1');
    expect((await row(1)).textContent).toContain(texts.states.done);
  });

  it('are as before when the change fails, and the notice says so', async () => {
    const { server } = serve([message(1)]);
    renderScreen(<MessagesTab />);
    await userEvent.click(await row(1));
    const spam = within(await reader()).getByRole('button', { name: texts.states.spam });
    server.messages = [];
    await userEvent.click(spam);
    await waitFor(() => expect(noticeText()).toContain(texts.marks.failed));
    expect(await screen.findByText(texts.empty.title)).toBeTruthy();
  });
});

describe('an opened message', () => {
  it('is fetched by itself where it stands on a page that is not loaded', async () => {
    const { calls } = serve(many(10));
    renderScreen(<MessagesTab />, { hash: '#messages/m10' });
    const heading = await screen.findByRole('heading', { name: /Beispiel 10\./ });
    expect(document.activeElement).toBe(heading);
    expect(calls.map(({ path }) => path)).toContain('/api/contact-submissions/m10');
    expect(rows()).toHaveLength(PAGE);
    expect(queryRow(10)).toBeNull();
  });

  it('is marked as read there too, and the counts are fetched', async () => {
    serve([...many(6), message(7, { state: 'unread' })]);
    renderScreen(<MessagesTab />, { hash: '#messages/m7' });
    await screen.findByRole('heading', { name: /Beispiel 7\./ });
    await waitFor(() => expect(filter('unread').textContent).toBe('Ungelesen0'));
    const read = within(await reader()).getByRole('button', { name: texts.states.read });
    expect(read.getAttribute('aria-pressed')).toBe('true');
  });

  it('that does not exist says so, and the way back leads to the list', async () => {
    serve([message(1, { spamScore: 3 })]);
    renderScreen(<MessagesTab />, { hash: '#messages/gibt-es-nicht' });
    expect(await screen.findByText(texts.reader.gone)).toBeTruthy();
    expect((await row(1)).textContent).toContain(texts.spam.possible);
    await userEvent.click(button(texts.reader.back));
    expect(await screen.findByText(texts.list.choose)).toBeTruthy();
  });

  it('stays open, with the focus, when the list has it no longer', async () => {
    const { server } = serve([...many(3), message(4, { state: 'unread' })]);
    renderScreen(<MessagesTab />, { hash: '#messages/m4' });
    const heading = await screen.findByRole('heading', { name: /Beispiel 4\./ });
    server.messages = [...many(3).map((one) => ({ ...one, id: `new-${one.id}` })), ...server.messages];
    await userEvent.click(button(admin.frame.refresh));
    await waitFor(() => expect(statuses()).toContain('7 Nachrichten'));
    expect(screen.getByRole('heading', { name: /Beispiel 4\./ })).toBe(heading);
  });

  it('moves the focus back to its row when it is closed', async () => {
    serve([message(1), message(2)]);
    const { router } = renderScreen(<MessagesTab />);
    await userEvent.click(await row(2));
    expect(router.state.location.hash).toBe('#messages/m2');
    await userEvent.click(within(await reader()).getByText(texts.reader.back));
    const second = await row(2);
    await waitFor(() => expect(document.activeElement).toBe(second));
  });

  it('is deleted once by a double click; the next one gets the focus, and after the last one the search', async () => {
    const { calls } = serve(many(3));
    renderScreen(<MessagesTab />, { hash: '#messages/m2' });
    const removal = async () => {
      await userEvent.click(within(await reader()).getByRole('button', { name: texts.reader.delete }));
      await userEvent.dblClick(await screen.findByRole('button', { name: texts.deletion.confirm }));
      await waitFor(() => expect(noticeText()).toBe(texts.deletion.done));
    };
    await removal();
    await waitFor(() => expect(document.activeElement).toBe(queryRow(3)));
    await waitFor(() => expect(queryRow(2)).toBeNull());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await userEvent.type(search(), 'ada3{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(await row(3));
    await removal();
    await waitFor(() => expect(document.activeElement).toBe(search()));
    expect(await screen.findByText(texts.list.nothingFound)).toBeTruthy();
  });

  it('is only read by those who may not change it', async () => {
    const { calls } = serve([message(1, { state: 'unread' })]);
    const mayRead = { ...ACCOUNT.may, messages: { create: false, read: true, update: false, delete: false } };
    renderScreen(<MessagesTab />, { hash: '#messages/m1', account: { ...ACCOUNT, may: mayRead } });
    const shown = within(await reader());
    expect(shown.queryByRole('group', { name: texts.marks.label })).toBeNull();
    expect(shown.queryByRole('button', { name: texts.reader.delete })).toBeNull();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('no messages', () => {
  it('are said in the words of the specification', async () => {
    serve([]);
    renderScreen(<MessagesTab />, { hash: '#messages/gibt-es-nicht' });
    expect(await screen.findByText('No Messages Yet')).toBeTruthy();
    expect(screen.getByText('Contact form submissions will appear here')).toBeTruthy();
  });

  it('are no failure: that is said, and can be tried again', async () => {
    const { server } = serve([message(1)]);
    server.failure = Response.json({ error: 'Strapi is away.' }, { status: 503 });
    renderScreen(<MessagesTab />);
    expect(await screen.findByText(/503: Strapi is away\./)).toBeTruthy();
    server.failure = null;
    await userEvent.click(button(admin.frame.retry));
    await row(1);
  });
});
