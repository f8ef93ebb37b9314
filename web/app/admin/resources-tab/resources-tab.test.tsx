import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditedEntry } from 'contract/ordered';
import { describe, expect, it } from 'vitest';
import { orderedTab } from '~/admin/ordered-kind/ordered-kind-tab';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { button } from '~/admin/translated-form.test-support';
import { changeOrdered, type Json, ordered } from '~/api/fake-site-admin-records.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-resources.json';

const ResourcesTab = orderedTab('resource');
type EditedResource = EditedEntry<'resource'>;

const { actions, editor, fields, file, states } = texts;
const PDF = { id: 7, name: 'Leitfaden.pdf', url: '/uploads/Leitfaden_0123456789.pdf', size: 1_200_000 };

function serve(stored: EditedResource[], library: (typeof PDF)[] = [PDF]) {
  const server = { resources: stored };
  const calls = answerCalls(({ method, path, json }) => {
    if (path.startsWith('/api/media')) {
      return Response.json({ items: library, total: library.length, all: library.length, size: 0 });
    }
    if (!path.startsWith('/api/resources')) return method === 'GET' ? Response.json([]) : undefined;
    if (method === 'GET') return Response.json(server.resources);
    const found = server.resources.find(({ key }) => key === path.split('/')[3]);
    if (!found) return undefined;
    const { file: chosen, ...rest } = json as Json;
    const saved = { ...changeOrdered('resource', found, rest), ...(chosen ? { file: { de: PDF } } : {}) };
    server.resources = server.resources.map((one) => (one === found ? saved : one));
    return Response.json(saved);
  });
  return () => calls.filter(({ method }) => method === 'PUT').map(({ json }) => json);
}

const named = (key: string, changes: Partial<EditedResource> = {}) =>
  ordered('resource', key, { name: key, title: { de: key }, ...changes });

it('the list says which resources visitors see, and leads to a preview of drafts', async () => {
  serve([named('da'), named('entwurf', { isPublished: false }), named('leer', { address: null })]);
  renderScreen(<ResourcesTab />, { hash: '#resources' });
  const shown = [];
  for (const name of ['da', 'entwurf', 'leer']) {
    const row = (await button(`${actions.edit}: ${name}`)).closest('li') as HTMLElement;
    const state = Object.values(states).find((word) => within(row).queryByText(word));
    shown.push([state, within(row).getByRole('link').getAttribute('href')]);
  }
  expect(shown).toEqual([
    [states.published, '/documentation#ti-transformation'],
    [states.hidden, '/documentation?preview=entwurf#ti-transformation'],
    [states.empty, '/documentation#ti-transformation'],
  ]);
});

describe('the form of a resource', () => {
  const pdfField = () => screen.getByRole('group', { name: `${fields.file} (Deutsch)` });

  it('takes a PDF of the library, and saves it with its address', async () => {
    const saves = serve([named('leer', { address: null })]);
    renderScreen(<ResourcesTab />, { hash: '#resources/leer' });
    expect(await screen.findByText(editor.empty)).toBeTruthy();
    expect(pdfField().textContent).toContain(file.none);
    await userEvent.click(within(pdfField()).getByRole('button', { name: /Medienbibliothek/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Leitfaden\.pdf/ }));
    await waitFor(() => expect(pdfField().textContent).toContain('Leitfaden.pdf · 1,2 MB'));
    await userEvent.click(await button(admin.form.save));
    await waitFor(() => expect(noticeText()).toBe(editor.saved));
    expect(saves()).toEqual([{ file: { de: PDF.url } }]);
    expect(screen.queryByText(editor.empty)).toBeNull();
  });

  it('says of a PDF that it is gone', async () => {
    serve([named('weg', { file: { de: PDF } })], []);
    renderScreen(<ResourcesTab />, { hash: '#resources/weg' });
    expect(await screen.findByText(file.unknown)).toBeTruthy();
  });

  it('refuses an address of no kind before it is sent', async () => {
    const saves = serve([named('da')]);
    renderScreen(<ResourcesTab />, { hash: '#resources/da' });
    fireEvent.change(await screen.findByLabelText(fields.address), { target: { value: 'docs' } });
    await userEvent.click(await button(admin.form.save));
    expect(await screen.findByText(/mit \/ beginnt/)).toBeTruthy();
    expect(saves()).toEqual([]);
  });

  it('refuses a file that is too large, without sending it', async () => {
    serve([named('da')]);
    const { container } = renderScreen(<ResourcesTab />, { hash: '#resources/da' });
    await screen.findByLabelText(fields.address);
    const input = container.querySelector('input[type="file"]') as HTMLInputElement;
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' });
    fireEvent.change(input, { target: { files: [large] } });
    await waitFor(() => expect(noticeText()).toContain(file.failed));
  });

  it('shows everything, and changes nothing, to an account that may only look', async () => {
    serve([named('da', { file: { de: PDF } })]);
    const looks = { create: false, read: true, update: false, delete: false };
    const account = { ...ACCOUNT, may: { ...ACCOUNT.may, resources: looks } };
    renderScreen(<ResourcesTab />, { hash: '#resources/da', account });
    await waitFor(() => expect(pdfField().textContent).toContain('Leitfaden.pdf'));
    expect(within(pdfField()).queryAllByRole('button')).toEqual([]);
  });
});
