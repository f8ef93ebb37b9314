import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import {
  button,
  field,
  holdWrites,
  isDisabled,
  showBeside,
  write,
} from '~/admin/translated-form.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-pages.json';
import { section, servePages } from './pages-server.test-support';
import PagesTab from './pages-tab';

const { conflict, failure, form, cancel, links } = admin;
const { fields, gone, list, notices } = texts;

const save = () => button(form.save);

const open = (hash = '#pages/about', options = {}) => renderScreen(<PagesTab />, { hash, ...options });

describe('a save of a section', () => {
  it('is one, however often it is asked for; what is typed meanwhile stays open without a conflict', async () => {
    const { server, saves } = servePages([section('about')]);
    open();
    await write(fields.title, 'Gesendet');
    const release = holdWrites(server);
    await userEvent.dblClick(await save());
    const saving = await button(form.saving);
    expect(saving.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(saving);
    await write(fields.title, 'Weitergeschrieben');
    await write(fields.subtitle, 'Auch neu');
    release();
    await waitFor(() => expect(noticeText()).toBe(notices.updated));
    expect(saves().map(({ method, json }) => [method, json])).toEqual([
      ['PUT', { translations: { de: { title: 'Gesendet' } } }],
    ]);
    expect((await field(fields.title)).value).toBe('Weitergeschrieben');
    expect(screen.queryByText(conflict.title)).toBeNull();
    const subtitle = await field(fields.subtitle);
    subtitle.focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(async () => expect(isDisabled(await save())).toBe(true));
    expect(document.activeElement).toBe(subtitle);
    expect(server.sections[0]?.translations.de).toMatchObject({
      title: 'Weitergeschrieben',
      subtitle: 'Auch neu',
    });
  });

  it('names the links that lead nowhere, with their place, and stands', async () => {
    const { server, calls } = servePages([section('about')]);
    server.brokenLinks = [{ language: 'de', field: 'title', link: '/nirgends', problem: 'page' }];
    open();
    await write(fields.title, '[Link](/nirgends)');
    expect(calls.filter(({ path }) => path.startsWith('/api/link-checks'))).toEqual([]);
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe(notices.updated));
    const warning = (await screen.findByText(links.title)).closest<HTMLElement>('[role=status]');
    expect(warning?.textContent).toContain(`${fields.title} (Deutsch): /nirgends – ${links.page}`);
  });

  it('that fails says why, and keeps the text', async () => {
    const { server } = servePages([section('about')]);
    open();
    await write(fields.title, 'Bleibt stehen');
    const response = Response.json({ error: 'Strapi is away.' }, { status: 503 });
    server.failure = { method: 'PUT', response };
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toContain(failure.save));
    expect(noticeText()).toContain(`${failure.because.away} ${failure.kept} (503: Strapi is away.)`);
    expect((await field(fields.title)).value).toBe('Bleibt stehen');
    server.failure = null;
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe(notices.updated));
  });

  it('waits for a text that is too long, which is kept whole and gets the focus', async () => {
    const { saves } = servePages([section('about')]);
    open();
    await field(fields.title);
    await showBeside('Englisch');
    await write(fields.title, 'x'.repeat(300), 'Englisch');
    expect(screen.getByText(/^45 Zeichen zu lang/)).toBeTruthy();
    await showBeside('Französisch');
    await userEvent.click(await save());
    const english = await field(fields.title, 'Englisch');
    await waitFor(() => expect(document.activeElement).toBe(english));
    expect(english.value).toBe('x'.repeat(300));
    expect(english.getAttribute('aria-invalid')).toBe('true');
    expect(saves()).toEqual([]);
    await write(fields.title, 'Fits', 'Englisch');
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe(notices.updated));
  });

  it('is not offered to those who may only look', async () => {
    servePages([section('about')]);
    const sections = { create: false, read: true, update: false, delete: false };
    open('#pages/about', { account: { ...ACCOUNT, may: { ...ACCOUNT.may, sections } } });
    expect((await field(fields.title)).readOnly).toBe(true);
    expect(screen.getByText(texts.editor.mayOnlyLook)).toBeTruthy();
    expect(screen.queryByRole('button', { name: form.save })).toBeNull();
  });
});

describe('two editors of one section', () => {
  it('who changed different fields: the other text is taken over, and the next save holds both', async () => {
    const { server } = servePages([section('about')]);
    open();
    await write(fields.description, 'Meine Beschreibung');
    server.saveElsewhere('about', { translations: { de: { title: 'Titel von nebenan' } } });
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toContain(conflict.title));
    expect(noticeText()).toContain(conflict.takenOver.replace('{{name}}', 'Grace'));
    expect((await field(fields.title)).value).toBe('Titel von nebenan');
    expect((await field(fields.description)).value).toBe('Meine Beschreibung');
    expect(screen.queryByText(conflict.mine)).toBeNull();
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe(notices.updated));
    expect(server.sections[0]?.translations.de).toMatchObject({
      title: 'Titel von nebenan',
      description: 'Meine Beschreibung',
    });
  });

  it('who changed the same fields: both texts are offered, and the choice is made by keyboard', async () => {
    const { server } = servePages([section('about')]);
    open();
    await write(fields.title, 'Mein Titel');
    await write(fields.subtitle, 'Mein Untertitel');
    server.saveElsewhere('about', {
      translations: { de: { title: 'Noch ein Titel', subtitle: 'Noch ein Untertitel' } },
    });
    await userEvent.click(await save());
    const mine = await button(`${conflict.takeMine}: ${fields.title} (Deutsch)`);
    expect(noticeText()).toContain(conflict.chooseVersion.replace('{{name}}', 'Grace'));
    for (const text of ['Mein Titel', 'Noch ein Titel', 'Mein Untertitel', 'Noch ein Untertitel']) {
      expect(screen.getByText(text, { selector: 'p' })).toBeTruthy();
    }
    expect(isDisabled(await save())).toBe(true);
    await userEvent.click(mine);
    const next = screen.getByText(`${fields.subtitle} (Deutsch)`, { selector: 'p' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await userEvent.click(await button(`${conflict.takeTheirs}: ${fields.subtitle} (Deutsch)`));
    await waitFor(() => expect(document.activeElement?.textContent).toContain(conflict.chosenUnsaved));
    expect((await field(fields.subtitle)).value).toBe('Noch ein Untertitel');
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe(notices.updated));
    expect(server.sections[0]?.translations.de).toMatchObject({
      title: 'Mein Titel',
      subtitle: 'Noch ein Untertitel',
    });
  });

  it('in two windows of one browser: what one saves, the other shows', async () => {
    const { server } = servePages([section('about')]);
    open();
    await write(fields.title, 'Aus diesem Fenster');
    const name = localStorage.key(0) ?? '';
    const oldValue = localStorage.getItem(name);
    server.saveElsewhere('about', { translations: { de: { title: 'Aus diesem Fenster' } } });
    localStorage.removeItem(name);
    const event = { key: name, oldValue, newValue: null, storageArea: localStorage };
    act(() => void window.dispatchEvent(Object.assign(new Event('storage'), event)));
    expect(await screen.findByRole('heading', { level: 2, name: 'Aus diesem Fenster' })).toBeTruthy();
    expect((await field(fields.title)).value).toBe('Aus diesem Fenster');
    await write(fields.title, 'Danach');
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe(notices.updated));
    expect(server.sections[0]?.translations.de?.title).toBe('Danach');
  });
});

describe('unsaved texts', () => {
  it('are there again after a reload, marked in the list, and discarded only on purpose', async () => {
    servePages([section('about')]);
    const { unmount } = open();
    await write(fields.title, 'Noch nicht gespeichert');
    unmount();
    const { router } = open();
    expect((await field(fields.title)).value).toBe('Noch nicht gespeichert');
    await userEvent.click(await button(form.cancel));
    const dialog = await screen.findByRole('alertdialog', { name: cancel.title });
    await userEvent.click(within(dialog).getByRole('button', { name: cancel.keep }));
    const row = (await button(`${texts.list.edit}: about`)).closest('li');
    expect(row?.textContent).toContain(form.unsaved);
    await act(() => router.navigate(-1));
    expect((await field(fields.title)).value).toBe('Noch nicht gespeichert');
    await userEvent.click(await button(form.cancel));
    await userEvent.click(await button(cancel.discard));
    const edit = await button(`${texts.list.edit}: about`);
    await waitFor(() => expect(document.activeElement).toBe(edit));
    expect(edit.closest('li')?.textContent).not.toContain(form.unsaved);
  });
});

describe('a section that somebody else has deleted', () => {
  beforeEach(() => userEvent.setup());

  it('hands its unsaved texts back, to be copied or to make it again', async () => {
    const { server } = servePages([section('about'), section('other')]);
    open();
    await write(fields.content, 'Lange\ngeschrieben');
    await showBeside('Französisch');
    await write(fields.title, 'Titre', 'Französisch');
    server.sections = [section('other')];
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toContain('(404: not-found)'));
    const heading = await screen.findByRole('heading', { level: 2, name: gone.title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('region', { name: 'Deutsch' }).textContent).toContain('Lange\ngeschrieben');
    expect(screen.getByRole('region', { name: 'Französisch' }).textContent).toContain('Titre');
    await userEvent.click(await button(`${fields.content} (Deutsch): ${gone.copy}`));
    expect(await screen.findByText(gone.copied)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Lange\ngeschrieben');

    await userEvent.click(await button(list.back));
    await userEvent.click(await button(list.lostOf.replace('{{key}}', 'about')));
    await userEvent.click(await button(gone.create));
    await waitFor(() => expect(noticeText()).toBe(notices.created));
    expect((await field(fields.content)).value).toBe('Lange\ngeschrieben');
    expect(isDisabled(await save())).toBe(true);
    expect(server.sections.at(-1)?.translations).toEqual({
      de: { content: 'Lange\ngeschrieben' },
      fr: { title: 'Titre' },
    });
  });

  it('lets go of them when the editor says so twice', async () => {
    const { server } = servePages([section('about'), section('other')]);
    open();
    await write(fields.content, 'Geschrieben');
    server.sections = [section('other')];
    await userEvent.click(await save());
    await userEvent.click(await button(gone.discard));
    await userEvent.click(await button(cancel.discard));
    await button(`${texts.list.edit}: other`);
    expect(screen.queryByText(list.lost)).toBeNull();
  });
});

describe('texts and pictures that no page shows', () => {
  const note = { de: { title: 'Wir', note: 'Notiz' }, en: { title: 'We', note: 'Note' } };
  const { unseen } = texts;
  const remove = () => button(unseen.removeFor.replace('{{name}}', 'note'));

  it('are kept and marked, and go with the next save', async () => {
    const { server, saves } = servePages([
      section('about', { translations: note, images: { alt: '/uploads/a.png' } }),
    ]);
    open();
    expect((await screen.findByText('note')).closest('li')?.textContent).toContain(unseen.mark);
    expect(screen.queryByRole('textbox', { name: /note/ })).toBeNull();
    await userEvent.click(await remove());
    await userEvent.click(
      await button(unseen.removeFor.replace('{{name}}', fields.picture.replace('{{name}}', 'alt'))),
    );
    expect(screen.getAllByText(unseen.removed)).toHaveLength(2);
    expect(saves()).toEqual([]);
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe(notices.updated));
    expect(saves().map(({ json }) => json)).toEqual([
      { translations: { de: { note: '' }, en: { note: '' } }, images: { alt: null } },
    ]);
    expect(server.sections[0]?.images).toEqual({});
    expect(screen.queryByRole('heading', { name: unseen.title })).toBeNull();
  });

  it('stay when the removal is taken back before', async () => {
    servePages([section('about', { translations: note })]);
    open();
    await userEvent.click(await remove());
    await userEvent.click(await button(unseen.undoFor.replace('{{name}}', 'note')));
    expect(await remove()).toBeTruthy();
    expect(isDisabled(await save())).toBe(true);
  });

  it('leave the state of their language alone', async () => {
    servePages([section('about', { translations: { ...note, fr: { title: 'Nous' } } })]);
    open();
    expect(
      await screen.findByRole('radio', { name: `Französisch (${admin.translation.complete})` }),
    ).toBeTruthy();
  });
});
