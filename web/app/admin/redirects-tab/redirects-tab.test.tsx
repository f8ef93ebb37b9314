import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditedRedirect, MissedAddress, RedirectImport } from 'contract/redirect';
import { REDIRECT_FIELD_NAMES } from 'contract/redirect-fields';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { button } from '~/admin/translated-form.test-support';
import {
  changeRedirect,
  type Json,
  makeRedirect,
  redirect,
} from '~/api/fake-site-admin-records.test-support';
import admin from '~/i18n/locales/de/admin.json';
import failures from '~/i18n/locales/de/admin-failures.json';
import texts from '~/i18n/locales/de/admin-redirects.json';
import RedirectsTab from './redirects-tab';

const { actions, create, editor, fields, filters, hints, kinds, list, missed, problems, removal } = texts;
const words = texts.import;

const MISSED: MissedAddress[] = [
  { id: 7, path: '/alte-seite', count: 12, firstSeen: '2026-01-01', lastSeen: '2026-03-05' },
];

function serve(stored: EditedRedirect[], result?: RedirectImport) {
  let version = 0;
  const tagged = (one: EditedRedirect) => ({ ...one, etag: `etag ${++version}` });
  const server = { redirects: stored.map(tagged), missed: MISSED };
  const calls = answerCalls(({ method, path, json }) => {
    if (path === '/api/redirects-import') return Response.json(result);
    if (path.startsWith('/api/missed-addresses')) {
      if (method === 'DELETE') server.missed = [];
      return Response.json(method === 'DELETE' ? { success: true } : server.missed);
    }
    if (!path.startsWith('/api/redirects')) return method === 'GET' ? Response.json([]) : undefined;
    if (method === 'GET') return Response.json(server.redirects);
    if (method === 'POST') {
      const made = tagged(makeRedirect(json as Json));
      if (server.redirects.some(({ address }) => address === made.address)) {
        return Response.json({ error: 'taken', code: 'address-taken' }, { status: 409 });
      }
      server.redirects = [...server.redirects, made];
      return Response.json(made, { status: 201 });
    }
    const found = server.redirects.find(({ key }) => key === path.split('/')[3]);
    if (!found) return undefined;
    const saved = method === 'DELETE' ? [] : [tagged(changeRedirect(found, json as Json))];
    server.redirects = server.redirects.flatMap((one) => (one === found ? saved : [one]));
    return Response.json(saved[0] ?? { success: true });
  });
  return { server, saves: () => calls.filter(({ method }) => method !== 'GET') };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

const HASH = { hash: '#redirects' };
const row = async (name: string) => (await button(`${actions.edit}: /${name}`)).closest('li') as HTMLElement;

describe('the list of redirects', () => {
  it('says where each leads, how often it was followed, and what leads nowhere', async () => {
    serve([
      redirect('oft', { hits: 3, lastHit: '2026-03-05', campaign: 'dmea', note: 'Flyer' }),
      redirect('nie', { kind: 'temporary', target: '/weg', problem: 'target-missing' }),
    ]);
    renderScreen(<RedirectsTab />, HASH);
    const often = within(await row('oft'));
    for (const text of [
      '/faq',
      kinds.permanent,
      'Kampagne dmea',
      'Flyer',
      '3-mal aufgerufen, zuletzt 05.03.2026',
    ]) {
      expect(often.getByText(text)).toBeTruthy();
    }
    const never = within(await row('nie'));
    for (const text of [kinds.temporary, list.noHits, problems['target-missing']]) {
      expect(never.getByText(text)).toBeTruthy();
    }
  });

  it('finds by all that a row says, and those that lead nowhere', async () => {
    serve([redirect('a', { note: 'Messe Berlin' }), redirect('b', { problem: 'address-in-use' })]);
    renderScreen(<RedirectsTab />, HASH);
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(filters.problems) }));
    await waitFor(() => expect(screen.queryByText('/a')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: new RegExp(filters.all) }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'berlin messe' } });
    await waitFor(() => expect(screen.queryByText('/b')).toBeNull());
    expect(screen.getByText('/a')).toBeTruthy();
  });

  it('deletes after a question', async () => {
    const { server } = serve([redirect('weg')]);
    renderScreen(<RedirectsTab />, HASH);
    await userEvent.click(await button(`${actions.delete}: /weg`));
    await userEvent.click(await button(removal.confirm));
    await waitFor(() => expect(server.redirects).toEqual([]));
    expect(await screen.findByText(list.empty)).toBeTruthy();
  });

  it('offers nothing to those who may only look', async () => {
    serve([redirect('a')]);
    const looks = { create: false, read: true, update: false, delete: false };
    const account = { ...ACCOUNT, may: { ...ACCOUNT.may, redirects: looks } };
    renderScreen(<RedirectsTab />, { ...HASH, account });
    await row('a');
    await screen.findByText('/alte-seite');
    for (const name of [actions.add, actions.import, missed.redirect, missed.dismiss]) {
      expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull();
    }
  });
});

describe('the form of a redirect', () => {
  it('saves only what was changed, and has no target for a page that is gone', async () => {
    const { saves } = serve([redirect('a')]);
    renderScreen(<RedirectsTab />, { hash: '#redirects/a' });
    await write(fields.note, 'Flyer');
    const kind = screen.getByRole('combobox', { name: fields.kind });
    await userEvent.selectOptions(kind, kinds.gone);
    expect(screen.queryByLabelText(fields.target)).toBeNull();
    expect(screen.getByText(hints.gone)).toBeTruthy();
    await userEvent.selectOptions(kind, kinds.temporary);
    await write(fields.target, '/blog');
    await userEvent.click(await button(admin.form.save));
    await waitFor(() => expect(noticeText()).toBe(editor.saved));
    expect(saves().map(({ json }) => json)).toEqual([{ note: 'Flyer', kind: 'temporary', target: '/blog' }]);
  });

  it('refuses a wrong address with advice at the field', async () => {
    const { saves } = serve([redirect('a')]);
    renderScreen(<RedirectsTab />, { hash: '#redirects/a' });
    await write(fields.address, 'go/dmea');
    await userEvent.click(await button(admin.form.save));
    expect(await screen.findByText(/der mit \/ beginnt/)).toBeTruthy();
    expect(document.activeElement).toBe(await field(fields.address));
    expect(saves()).toEqual([]);
  });

  it('of a redirect that is gone says so', async () => {
    serve([redirect('a')]);
    renderScreen(<RedirectsTab />, { hash: '#redirects/weg' });
    expect(await screen.findByText(editor.gone)).toBeTruthy();
  });

  it('labels every field and says what it is for', () => {
    for (const name of REDIRECT_FIELD_NAMES) {
      expect(fields).toHaveProperty(name);
      if (name !== 'kind') expect(hints).toHaveProperty(name);
    }
  });
});

describe('a new redirect', () => {
  it('is stored at once, and closes its form', async () => {
    const { saves } = serve([redirect('a')]);
    renderScreen(<RedirectsTab />, HASH);
    await userEvent.click(await button(actions.add));
    await write(fields.address, '/go/dmea');
    await write(fields.target, '/products/idatik');
    await write(fields.campaign, 'dmea-2027');
    await userEvent.click(await button(admin.form.save));
    await waitFor(() => expect(noticeText()).toContain(create.done));
    expect(saves().map(({ method, json }) => [method, json])).toEqual([
      [
        'POST',
        {
          ...{ address: '/go/dmea', kind: 'permanent', target: '/products/idatik' },
          ...{ campaign: 'dmea-2027', note: '' },
        },
      ],
    ]);
    expect(await screen.findByText('Kampagne dmea-2027')).toBeTruthy();
  });

  it('with an address that has one is refused, and stays in the form', async () => {
    serve([redirect('a')]);
    renderScreen(<RedirectsTab />, { hash: '#redirects/%2B' });
    await write(fields.address, '/a');
    await write(fields.target, '/faq');
    await userEvent.click(await button(admin.form.save));
    await waitFor(() => expect(noticeText()).toContain(failures.codes['address-taken']));
    expect((await field(fields.address)).value).toBe('/a');
  });
});

describe('an address that was asked for in vain', () => {
  it('becomes a redirect by one click and a target', async () => {
    const { saves } = serve([]);
    renderScreen(<RedirectsTab />, HASH);
    expect(await screen.findByText('12-mal, zuletzt 05.03.2026')).toBeTruthy();
    await userEvent.click(await button('/alte-seite weiterleiten'));
    expect((await field(fields.address)).value).toBe('/alte-seite');
    await write(fields.target, '/faq');
    await userEvent.click(await button(admin.form.save));
    await waitFor(() => expect(noticeText()).toContain(create.done));
    expect(saves().map(({ json }) => json)).toMatchObject([{ address: '/alte-seite', target: '/faq' }]);
  });

  it('can be dismissed', async () => {
    const { server } = serve([]);
    renderScreen(<RedirectsTab />, HASH);
    await userEvent.click(await button('/alte-seite ausblenden'));
    expect(await screen.findByText(missed.empty)).toBeTruthy();
    expect(server.missed).toEqual([]);
  });
});

describe('a table', () => {
  async function bring(result: RedirectImport, content: string | Uint8Array<ArrayBuffer> = 'Adresse;Ziel') {
    const { saves } = serve([], result);
    renderScreen(<RedirectsTab />, HASH);
    await userEvent.click(await button(actions.import));
    await userEvent.upload(await screen.findByLabelText(words.file), new File([content], 'a.csv'));
    await userEvent.click(await button(words.send));
    return saves;
  }
  const NOTHING = { created: 0, changed: 0, unchanged: 0, problems: [] };

  it('is sent as it is, and counted', async () => {
    const saves = await bring({ ...NOTHING, created: 2, unchanged: 1 });
    expect(await screen.findByText('2 angelegt, 0 geändert, 1 waren schon so.')).toBeTruthy();
    expect(saves().map(({ json }) => json)).toEqual([{ content: 'Adresse;Ziel' }]);
  });

  it('with wrong lines names each of them, and what would be right', async () => {
    const problem = { line: 3, address: '/a', field: 'target', problem: 'redirect-chain' } as const;
    await bring({ ...NOTHING, problems: [{ ...problem, choices: ['/faq'] }] });
    const line = await screen.findByText(/^Zeile 3 \(\/a\): „Ziel“ trifft auf eine andere/);
    expect(line.textContent).toContain('Stattdessen: /faq');
  });

  it('in another encoding is not sent', async () => {
    const saves = await bring(NOTHING, new Uint8Array([0x41, 0xe4]));
    expect(await screen.findByText(words.notUtf8)).toBeTruthy();
    expect(saves()).toEqual([]);
  });
});
