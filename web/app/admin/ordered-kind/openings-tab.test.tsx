import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPENING_FIELDS } from 'contract/opening-fields';
import type { EditedEntry } from 'contract/ordered';
import { describe, expect, it } from 'vitest';
import { orderedTab } from '~/admin/ordered-kind/ordered-kind-tab';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { button, field, showBeside, write } from '~/admin/translated-form.test-support';
import { changeOrdered, type Json, makeOrdered, ordered } from '~/api/fake-site-admin-records.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-openings.json';

const OpeningsTab = orderedTab('opening');
type EditedOpening = EditedEntry<'opening'>;

const { actions, choices, create, editor, faults, fields, list, places, removal, states } = texts;

function serve(stored: EditedOpening[]) {
  let version = 0;
  const tagged = (one: EditedOpening) => ({ ...one, etag: `etag ${++version}` });
  const server = { openings: stored.map(tagged) };
  const calls = answerCalls(({ method, path, json, ifMatch }) => {
    if (!path.startsWith('/api/openings')) return method === 'GET' ? Response.json([]) : undefined;
    if (method === 'GET') return Response.json(server.openings);
    if (method === 'POST') {
      const made = makeOrdered('opening', json as Json);
      if (server.openings.some(({ key }) => key === made.key)) {
        return Response.json({ error: 'taken', code: 'key-taken' }, { status: 409 });
      }
      server.openings = [...server.openings, tagged(made)];
      return Response.json(server.openings.at(-1), { status: 201 });
    }
    const key = path.split('/')[3];
    const found = server.openings.find((one) => one.key === key);
    if (!found || (ifMatch !== null && ifMatch !== `"${found.etag}"`)) return undefined;
    const saved = method === 'DELETE' ? [] : [tagged(changeOrdered('opening', found, json as Json))];
    server.openings = server.openings.flatMap((one) => (one === found ? saved : [one]));
    return Response.json(saved[0] ?? { success: true });
  });
  return { server, saves: () => calls.filter(({ method }) => method !== 'GET') };
}

const named = (key: string, changes: Partial<EditedOpening> = {}) =>
  ordered('opening', key, { name: key, title: { de: key }, ...changes });
const row = async (name: string) => (await button(`${actions.edit}: ${name}`)).closest('li') as HTMLElement;

describe('the list of openings', () => {
  it('says which of them visitors see, and leads to a preview of the others', async () => {
    serve([
      named('offen'),
      named('entwurf', { isPublished: false }),
      named('alt', { expires: '2020-01-01' }),
    ]);
    renderScreen(<OpeningsTab />, { hash: '#openings' });
    const shown = [];
    for (const name of ['offen', 'entwurf', 'alt']) {
      const inRow = within(await row(name));
      const link = inRow.getByRole('link').getAttribute('href');
      const state = Object.values(states).find((word) => inRow.queryByText(word));
      shown.push([state, link]);
    }
    expect(shown).toEqual([
      [states.published, '/careers#offen'],
      [states.hidden, '/careers?preview=entwurf#entwurf'],
      [states.expired, '/careers?preview=alt#alt'],
    ]);
  });

  it('publishes with a switch, and deletes after a question', async () => {
    const { server, saves } = serve([named('entwurf', { isPublished: false })]);
    renderScreen(<OpeningsTab />, { hash: '#openings' });
    await userEvent.click(within(await row('entwurf')).getByRole('checkbox'));
    await waitFor(() => expect(noticeText()).toBe(editor.saved));
    await userEvent.click(await button(`${actions.delete}: entwurf`));
    expect(screen.getByText(removal.page)).toBeTruthy();
    await userEvent.click(await button(removal.confirm));
    await waitFor(() => expect(server.openings).toEqual([]));
    expect(saves().map(({ method, json }) => [method, json])).toEqual([
      ['PUT', { isPublished: true }],
      ['DELETE', undefined],
    ]);
    expect(await screen.findByText(list.empty)).toBeTruthy();
  });

  it('offers nothing to those who may only look', async () => {
    serve([named('offen')]);
    const looks = { create: false, read: true, update: false, delete: false };
    const account = { ...ACCOUNT, may: { ...ACCOUNT.may, openings: looks } };
    renderScreen(<OpeningsTab />, { hash: '#openings', account });
    expect(within(await row('offen')).queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: actions.add })).toBeNull();
    expect(screen.queryByRole('button', { name: new RegExp(`^${actions.delete}`) })).toBeNull();
  });
});

describe('a new opening', () => {
  it('is made of its title, unpublished, and opened', async () => {
    const { saves } = serve([named('offen')]);
    renderScreen(<OpeningsTab />, { hash: '#openings' });
    await userEvent.click(await button(actions.add));
    await userEvent.type(await screen.findByLabelText(new RegExp(`^${fields.title}`)), 'Prüfer für TI');
    await userEvent.click(await button(admin.form.save));
    await waitFor(() => expect(noticeText()).toContain(create.done));
    const made = { key: 'pruefer-fuer-ti', title: 'Prüfer für TI', isPublished: false };
    expect(saves().map(({ json }) => json)).toEqual([made]);
    expect(await screen.findByRole('heading', { level: 2, name: 'Prüfer für TI' })).toBeTruthy();
  });

  it.each([
    ['speculative', faults.key.reserved],
    ['offen', faults.key.taken],
  ])('with the key %s is refused at the field', async (key, fault) => {
    serve([named('offen')]);
    renderScreen(<OpeningsTab />, { hash: '#openings/%2B' });
    await userEvent.type(await screen.findByLabelText(new RegExp(`^${fields.title}`)), key);
    await userEvent.click(await button(admin.form.save));
    expect(await screen.findByText(fault)).toBeTruthy();
  });
});

describe('the form of an opening', () => {
  it('saves texts, days and choices, only what was changed', async () => {
    const { saves } = serve([named('offen')]);
    renderScreen(<OpeningsTab />, { hash: '#openings/offen' });
    await showBeside('Französisch');
    await write(fields.title, 'Poste', 'Französisch');
    const expires = screen.getByLabelText<HTMLInputElement>(fields.expires);
    expect(expires.type).toBe('date');
    await userEvent.type(expires, '2099-12-31');
    const hours = screen.getByRole('combobox', { name: fields.employmentType });
    expect(
      within(hours)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(Object.values(choices.employmentType));
    await userEvent.selectOptions(hours, choices.employmentType.PART_TIME);
    await userEvent.click(await button(admin.form.save));
    await waitFor(() => expect(noticeText()).toBe(editor.saved));
    expect(saves()).toMatchObject([
      { json: { title: { fr: 'Poste' }, expires: '2099-12-31', employmentType: 'PART_TIME' } },
    ]);
  });

  it('demands a title and a day of publication', async () => {
    const { saves } = serve([named('offen', { datePosted: '' })]);
    renderScreen(<OpeningsTab />, { hash: '#openings/offen' });
    await write(fields.title, ' ');
    await userEvent.click(await button(admin.form.save));
    expect(await screen.findAllByText(admin.form.faults.required)).toHaveLength(2);
    expect(document.activeElement).toBe(await field(fields.title));
    expect(saves()).toEqual([]);
  });

  it('of an opening that is gone says so', async () => {
    serve([named('offen')]);
    renderScreen(<OpeningsTab />, { hash: '#openings/weg' });
    expect(await screen.findByText(editor.gone)).toBeTruthy();
  });

  it('labels every field, and says where each is shown', () => {
    for (const name of Object.keys(OPENING_FIELDS)) {
      expect(fields).toHaveProperty(name);
      if (name !== 'isPublished') expect(places).toHaveProperty(name);
    }
  });
});
