import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditedSection } from 'contract/section';
import { describe, expect, it } from 'vitest';
import PagesTab from '~/admin/pages-tab/pages-tab';
import { ACCOUNT, answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import locale from '~/i18n/locales/de/admin-translations.json';

const { outdated } = locale;

const READ_ONLY = { create: false, read: true, update: false, delete: false };

const section = (changes: Partial<EditedSection> = {}): EditedSection => ({
  sectionKey: 'about',
  translations: {
    de: { title: 'Wir sind acht', content: 'Ein Text' },
    en: { title: 'We are seven', content: 'A text' },
    fr: { title: 'Nous sommes sept', content: 'Un texte' },
  },
  images: {},
  imageDetails: {},
  outdated: { en: { title: 'Wir sind sieben' }, fr: { title: 'Wir sind sieben' } },
  lastUpdated: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  languages: {},
  etag: 'looked-at',
  ...changes,
});

const open = (options = {}) => renderScreen(<PagesTab />, { hash: '#pages/about?en', ...options });

function serve(stored = section()) {
  let current = stored;
  return answerCalls(({ method, path, json }) => {
    if (path === '/api/content-sections') return Response.json([current]);
    if (method !== 'PUT' || path !== '/api/translations/section/about') return undefined;
    const { confirmed } = json as { confirmed: Record<string, string[]> };
    const left = Object.entries(current.outdated).flatMap(([language, found]) => {
      const names = Object.entries(found).filter(([name]) => !confirmed[language]?.includes(name));
      return names.length > 0 ? [[language, Object.fromEntries(names)] as const] : [];
    });
    current = { ...current, outdated: Object.fromEntries(left) };
    return Response.json({ kind: 'section', key: 'about', sources: current.outdated });
  });
}

const mark = (field: string) =>
  screen.queryByRole('button', { name: outdated.changedIn.replace('{{field}}', field) });
const confirmation = (field: string) =>
  screen.getByRole('button', { name: outdated.stillRightIn.replace('{{field}}', field) });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const title = () => screen.findByRole('textbox', { name: 'Titel (Englisch)' });

describe('a translation that was made from another German text', () => {
  it('is marked at its field, and the mark opens both German texts with what differs', async () => {
    serve();
    const { container } = open();
    await title();
    expect(mark('Inhalt (Englisch)')).toBeNull();
    await userEvent.click(mark('Titel (Englisch)') as HTMLElement);
    expect(screen.getByRole('group', { name: outdated.before }).textContent).toBe('Wir sind sieben');
    expect(screen.getByRole('group', { name: outdated.now }).textContent).toBe('Wir sind acht');
    expect(container.querySelector('del')?.textContent).toBe('sieben');
    expect(container.querySelector('ins')?.textContent).toBe('acht');
  });

  it('is confirmed at its field, based on what the editor has seen; the focus stays at the field', async () => {
    const calls = serve();
    open();
    await title();
    await userEvent.click(confirmation('Titel (Englisch)'));
    await waitFor(() => expect(mark('Titel (Englisch)')).toBeNull());
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([
      {
        method: 'PUT',
        path: '/api/translations/section/about',
        json: { confirmed: { en: ['title'] } },
        ifMatch: '"looked-at"',
      },
    ]);
    expect(document.activeElement).toBe(await title());
  });

  it('is confirmed in all languages at once', async () => {
    const calls = serve();
    open();
    await title();
    await userEvent.click(screen.getByRole('button', { name: outdated.allLanguages }));
    await waitFor(() => expect(screen.queryByRole('button', { name: outdated.allLanguages })).toBeNull());
    expect(calls.find(({ method }) => method === 'PUT')?.json).toEqual({
      confirmed: { en: ['title'], fr: ['title'] },
    });
  });

  it('is no longer marked when German is written as it was, nor when it is changed itself', async () => {
    serve();
    open();
    const german = await screen.findByRole('textbox', { name: 'Titel (Deutsch)' });
    write(german, 'Wir sind sieben');
    expect(mark('Titel (Englisch)')).toBeNull();
    write(german, 'Wir sind siebeneinhalb');
    expect(mark('Titel (Englisch)')).not.toBeNull();
    write(await title(), 'We are seven and a half');
    expect(mark('Titel (Englisch)')).toBeNull();
  });

  it('cannot be confirmed while German has unsaved changes: what is stored is another text', async () => {
    serve(section({ outdated: {} }));
    open();
    write(await screen.findByRole('textbox', { name: 'Titel (Deutsch)' }), 'Wir sind neun');
    await userEvent.click(mark('Titel (Englisch)') as HTMLElement);
    expect(screen.getByText(outdated.saveFirst)).not.toBeNull();
    expect(screen.queryByRole('button', { name: new RegExp(`^${outdated.stillRight}`) })).toBeNull();
    expect(screen.queryByRole('button', { name: outdated.allLanguages })).toBeNull();
  });

  it('says when it is not known what German said', async () => {
    serve(section({ outdated: { en: { title: null } } }));
    open();
    await title();
    await userEvent.click(mark('Titel (Englisch)') as HTMLElement);
    expect(screen.getByText(outdated.unknown)).not.toBeNull();
  });

  it('is shown, and not confirmed, by those who may only look', async () => {
    serve();
    open({ account: { ...ACCOUNT, may: { ...ACCOUNT.may, sections: READ_ONLY } } });
    await title();
    expect(mark('Titel (Englisch)')).not.toBeNull();
    expect(screen.queryByRole('button', { name: new RegExp(`^${outdated.stillRight}`) })).toBeNull();
    expect(screen.queryByRole('button', { name: outdated.allLanguages })).toBeNull();
  });
});
