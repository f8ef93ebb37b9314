import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGE_CODES } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-pages.json';
import { section, servePages } from './pages-server.test-support';
import PagesTab from './pages-tab';

const { list, create, remove } = texts;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const edit = (key: string) => button(`${list.edit}: ${key}`);
const rows = () =>
  within(screen.getByRole('list', { name: list.label }))
    .getAllByRole('button', { name: new RegExp(`^${list.edit}`) })
    .map((one) => one.getAttribute('aria-label')?.slice(list.edit.length + 2));

describe('the list of sections', () => {
  it('is ordered for people and searched by title or key', async () => {
    const titled = (key: string, german: string) => section(key, { translations: { de: { title: german } } });
    const many = Array.from({ length: 10 }, (_, index) => titled(`teil-${index}`, `Teil ${10 - index}`));
    servePages([...many, titled('about', 'Über uns')]);
    renderScreen(<PagesTab />);
    await edit('about');
    expect(rows()).toEqual([...many.map(({ sectionKey }) => sectionKey).reverse(), 'about']);
    const search = screen.getByRole('searchbox', { name: list.search });
    await userEvent.type(search, 'ABOUT');
    expect(rows()).toEqual(['about']);
    await userEvent.clear(search);
    await userEvent.type(search, 'gibt es nicht');
    expect(screen.getByText(list.noMatch.replace('{{search}}', 'gibt es nicht'))).toBeTruthy();
  });

  it('that cannot be loaded says why, and can be tried again', async () => {
    const { server } = servePages([section('about')]);
    const response = Response.json({ error: 'Strapi does not answer.' }, { status: 503 });
    server.failure = { method: 'GET', response };
    renderScreen(<PagesTab />);
    expect(await screen.findByText(/Strapi antwortet gerade nicht\..*\(503: Strapi does not/)).toBeTruthy();
    server.failure = null;
    await userEvent.click(await button(admin.frame.retry));
    await edit('about');
  });

  it('offers nothing that the account may not do', async () => {
    servePages([section('about')]);
    const sections = { create: false, read: true, update: false, delete: false };
    renderScreen(<PagesTab />, { account: { ...ACCOUNT, may: { ...ACCOUNT.may, sections } } });
    await edit('about');
    expect(screen.queryByRole('button', { name: list.add })).toBeNull();
    expect(screen.queryByRole('button', { name: /löschen$/ })).toBeNull();
  });
});

describe('a new section', () => {
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: create.name });

  it('needs a name whose key is free, and begins with it in all languages', async () => {
    const { server, saves } = servePages([section('about')]);
    renderScreen(<PagesTab />);
    await userEvent.click(await button(list.add));
    const field = await name();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, '   {Enter}');
    expect(await screen.findByText(create.blank)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'About{Enter}');
    expect(await screen.findByText(create.duplicate.replace('{{key}}', 'about'))).toBeTruthy();
    expect(field.value).toBe('About');
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, 'Unser  Team');
    expect(screen.getByText(create.key.replace('{{key}}', 'unser-team'))).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Unser Team' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(noticeText()).toBe(texts.notices.created);
    expect(Object.keys(server.sections.at(-1)?.translations ?? {})).toEqual([...LANGUAGE_CODES]);
    expect(saves().filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('whose name is too long says so before it is sent', async () => {
    const { saves } = servePages([section('about')]);
    renderScreen(<PagesTab />);
    await userEvent.click(await button(list.add));
    fireEvent.change(await name(), { target: { value: 'x'.repeat(101) } });
    fireEvent.submit(await name());
    expect(await screen.findByText(/^1 Zeichen zu lang/)).toBeTruthy();
    expect(saves()).toEqual([]);
  });

  it('is forgotten when it is cancelled, and the focus returns to the button', async () => {
    servePages([section('about')]);
    renderScreen(<PagesTab />);
    await userEvent.click(await button(list.add));
    await userEvent.type(await name(), 'Entwurf');
    await userEvent.click(await button(admin.form.cancel));
    expect(document.activeElement).toBe(await button(list.add));
    await userEvent.click(await button(list.add));
    expect((await name()).value).toBe('');
  });
});

describe('the deletion of a section', () => {
  const ask = async (key: string) => {
    await userEvent.click(await button(list.deleteNamed.replace('{{name}}', key)));
    return screen.findByRole('alertdialog');
  };

  it('says what visitors see then, and happens once', async () => {
    const { saves } = servePages([section('about'), section('other')]);
    renderScreen(<PagesTab />);
    const dialog = await ask('about');
    expect(dialog.textContent).toContain(remove.everything);
    expect(dialog.textContent).toContain(remove.nowhere);
    await userEvent.click(within(dialog).getByRole('button', { name: remove.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.dblClick(within(await ask('about')).getByRole('button', { name: remove.confirm }));
    await waitFor(() => expect(noticeText()).toBe(remove.done));
    expect(rows()).toEqual(['other']);
    expect(saves().map(({ method }) => method)).toEqual(['DELETE']);
    const heading = screen.getByRole('heading', { level: 2 }).querySelector('[tabindex]');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('of one that somebody else has deleted before fails, and the list is fetched again', async () => {
    const { server } = servePages([section('about'), section('other')]);
    renderScreen(<PagesTab />);
    const dialog = await ask('about');
    server.sections = [section('other')];
    await userEvent.click(within(dialog).getByRole('button', { name: remove.confirm }));
    await waitFor(() => expect(noticeText()).toContain(admin.failure.delete));
    await waitFor(() => expect(rows()).toEqual(['other']));
  });
});
