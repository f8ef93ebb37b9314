import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuditEntry, type AuditPage, auditPage } from 'contract/audit';
import { AUDIT_ACTIONS, AUDIT_KINDS, AUDIT_SOURCES } from 'contract/audit-fields';
import { isOrderedKind } from 'contract/ordered-kinds';
import { expect, it } from 'vitest';
import { ADMINISTRATOR, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-audit.json';
import AuditTab from './audit-tab';

const PAGE = 3;

const entry = (number: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: number,
  at: `2026-03-05T13:30:${String(60 - number).padStart(2, '0')}.000Z`,
  account: { id: 1, name: 'ada' },
  source: 'admin',
  action: 'save',
  kind: 'section',
  thing: `abschnitt-${number}`,
  count: null,
  ...changes,
});

function serve(entries: AuditEntry[]) {
  const server: { failure: Response | null } = { failure: null };
  const calls = answerCalls(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname !== '/api/audit') return undefined;
    return server.failure?.clone() ?? Response.json(pageOf(entries, searchParams));
  });
  return { server, calls };
}

function pageOf(entries: AuditEntry[], parameters: URLSearchParams): AuditPage {
  const wanted = parameters.get('action');
  const listed = entries.filter(({ action }) => wanted === null || action === wanted);
  const start = (Number(parameters.get('page')) - 1) * PAGE;
  return auditPage.parse({
    items: listed.slice(start, start + PAGE),
    total: listed.length,
    accounts: [{ id: 1, name: 'ada' }],
  });
}

const render = () => renderScreen(<AuditTab />, { account: ADMINISTRATOR });
const table = () => screen.findByRole('table');
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent?.trim());
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value);
const queries = (calls: { path: string }[]) => calls.map(({ path }) => path.replace('/api/audit?', ''));

it('says in German who did what, when, where and to what', async () => {
  serve([
    entry(1),
    entry(2, { action: 'sign-in-failed', account: null, source: 'panel', kind: 'account', thing: null }),
    entry(3, {
      action: 'erase',
      source: 'command-line',
      account: null,
      kind: 'message',
      thing: 'ab12',
      count: 4,
    }),
  ]);
  render();
  expect((await rows()).map(cells)).toEqual([
    ['05.03.2026, 14:30:59', 'ada', 'Gespeichert', 'Abschnitt abschnitt-1', '/admin'],
    ['05.03.2026, 14:30:58', 'ohne Konto', 'Anmeldung gescheitert', 'Konto', 'Strapi'],
    [
      '05.03.2026, 14:30:57',
      'ohne Konto',
      'Daten einer Person gelöscht',
      'Nachricht ab12 Anzahl\u00a04',
      'Kommandozeile',
    ],
  ]);
  expect((await rows())[0]?.querySelector('th')?.getAttribute('scope')).toBe('row');
});

it('shows what was read as one row, with the numbers of a list folded away, and what was refused', async () => {
  serve([
    entry(1, { action: 'read', kind: 'message', thing: 'm1 m2 m3', count: 3 }),
    entry(2, { action: 'read', kind: 'message', thing: 'm4' }),
    entry(3, { action: 'refused', kind: 'call', thing: 'GET /admin/users/:id', source: 'panel' }),
  ]);
  render();
  const [list, one, refused] = await rows();
  if (!list || !one || !refused) throw new Error('There are three rows.');
  expect(cells(one)?.slice(1)).toEqual(['ada', 'Gelesen', 'Nachricht m4', '/admin']);
  expect(cells(refused)?.slice(1)).toEqual([
    'ada',
    'Abgewiesen',
    'Aufruf ohne Berechtigung GET /admin/users/:id',
    'Strapi',
  ]);
  const folded = list.querySelector('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toBe('Nummernm1 m2 m3');
  expect(cells(list)?.[3]).toContain('Anzahl\u00a03');
});

it('has a word for whatever Strapi can answer', () => {
  for (const [codes, words] of [
    [AUDIT_ACTIONS, texts.actions],
    [AUDIT_KINDS.filter((kind) => !isOrderedKind(kind)), texts.kinds],
    [AUDIT_SOURCES, texts.sources],
  ] as const) {
    expect(Object.keys(words)).toEqual([...codes]);
  }
});

it('is loaded page by page; the focus moves to what came, which is announced', async () => {
  const { calls } = serve([1, 2, 3, 4].map((number) => entry(number)));
  render();
  expect(await rows()).toHaveLength(PAGE);
  expect(statuses()).toContain('4 Einträge');
  await userEvent.click(screen.getByRole('button', { name: admin.more.load }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('05.03.2026, 14:30:56'));
  expect(statuses()).toContain('1 weitere geladen, 4 von 4 werden angezeigt');
  expect(queries(calls)).toEqual(['page=1', 'page=2']);
});

it('is filtered by the server, and the file has what is filtered', async () => {
  const { calls } = serve([entry(1), entry(2, { action: 'delete' })]);
  render();
  await table();
  expect(screen.getByRole('link', { name: texts.list.export }).getAttribute('href')).toBe('/api/audit.csv');
  await choose(texts.filter.action, 'delete');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await choose(texts.filter.account, 'none');
  await userEvent.type(screen.getByLabelText(texts.filter.from), '2026-03-01');
  await userEvent.type(screen.getByLabelText(texts.filter.to), '2026-03-31');
  const wanted = 'account=none&action=delete&from=2026-03-01&to=2026-03-31';
  await waitFor(() => expect(queries(calls).at(-1)).toBe(`${wanted}&page=1`));
  expect(screen.getByRole('link', { name: texts.list.exportFound }).getAttribute('href')).toBe(
    `/api/audit.csv?${wanted}`,
  );
});

it('leads back to everything where nothing is found', async () => {
  serve([entry(1)]);
  render();
  await table();
  await choose(texts.filter.action, 'export');
  await userEvent.click(await screen.findByRole('button', { name: texts.list.reset }));
  expect(await rows()).toHaveLength(1);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: texts.filter.action }).value).toBe('');
});

it('says why it cannot be loaded, and tries again', async () => {
  const { server } = serve([entry(1), entry(2), entry(3), entry(4)]);
  server.failure = Response.json({ error: 'Strapi is away.' }, { status: 503 });
  render();
  const retry = await screen.findByRole('button', { name: admin.frame.retry });
  server.failure = null;
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(PAGE);
  server.failure = Response.json({ error: 'Strapi is away.' }, { status: 503 });
  await userEvent.click(screen.getByRole('button', { name: admin.more.load }));
  await waitFor(() => expect(noticeText()).toContain('503: Strapi is away.'));
  expect(await rows()).toHaveLength(PAGE);
});
