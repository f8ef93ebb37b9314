import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import {
  button,
  field,
  holdWrites,
  isDisabled,
  showBeside,
  write,
} from '~/admin/translated-form.test-support';
import { project } from '~/api/fake-site-admin-records.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-products.json';
import { serveProducts } from './products-server.test-support';
import ProductsTab from './products-tab';

const { conflict, failure, form, translation } = admin;
const { fields, search } = texts;

const product = project('neu', {
  title: 'Neu',
  titles: { de: 'Neu' },
  description: { de: 'Alt' },
  outdated: {},
});
const open = (options = {}) => renderScreen(<ProductsTab />, { hash: '#products/neu', ...options });

const save = () => button(form.save);

describe('a save of a product', () => {
  it('is one, however often it is asked for; what is typed meanwhile stays open without a conflict', async () => {
    const { server, saves } = serveProducts([product]);
    open();
    await write(fields.description, 'Erstens');
    const release = holdWrites(server);
    await userEvent.dblClick(await save());
    await write(fields.description, 'Erstens und zweitens');
    act(release);
    await waitFor(() => expect(noticeText()).toBe('Product updated'));
    expect(saves().map(({ json }) => json)).toEqual([{ description: { de: 'Erstens' } }]);
    expect((await field(fields.description)).value).toBe('Erstens und zweitens');
    expect(screen.queryByText(conflict.title)).toBeNull();
  });

  it('that fails says why, and keeps the text', async () => {
    const { server } = serveProducts([product]);
    open();
    await write(fields.title, 'Bleibt stehen');
    server.failure = Response.json({ error: 'Strapi is away.' }, { status: 503 });
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toContain('503: Strapi is away.'));
    expect(noticeText()).toContain(failure.kept);
    expect((await field(fields.title)).value).toBe('Bleibt stehen');
    await userEvent.click(await button(form.cancel));
    await userEvent.click(await button(admin.cancel.keep));
    const row = (await button(`${texts.actions.edit}: Neu`)).closest('li');
    expect(row?.textContent).toContain(form.unsaved);
    server.failure = null;
    await userEvent.click(await button(`${texts.actions.edit}: Neu`));
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe('Product updated'));
    await userEvent.click((await screen.findAllByRole('button', { name: form.close })).at(-1) as HTMLElement);
    const saved = (await button(`${texts.actions.edit}: Bleibt stehen`)).closest('li');
    expect(saved?.textContent).not.toContain(form.unsaved);
  });

  it('waits for a text that is too long, which stays whole and gets the focus', async () => {
    const { saves } = serveProducts([product]);
    open();
    await showBeside('Englisch');
    await write(fields.title, 'x'.repeat(300), 'Englisch');
    expect(screen.getByText(/45 Zeichen zu lang/)).toBeTruthy();
    await showBeside('Französisch');
    expect(screen.queryByRole('textbox', { name: `${fields.title} (Englisch)` })).toBeNull();
    await userEvent.click(await save());
    const english = await field(fields.title, 'Englisch');
    await waitFor(() => expect(document.activeElement).toBe(english));
    expect(english.value).toBe('x'.repeat(300));
    expect(saves()).toEqual([]);
  });

  it('waits for a German title and for an external address that can stand behind a link', async () => {
    const { saves } = serveProducts([product]);
    open();
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: fields.externalUrl });
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
    await userEvent.click(await save());
    expect(await screen.findByText(form.faults.address)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(address));
    fireEvent.change(address, { target: { value: '' } });
    await write(fields.title, ' ');
    await userEvent.click(await save());
    expect(await screen.findByText(form.faults.required)).toBeTruthy();
    const title = await field(fields.title);
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(saves()).toEqual([]);
  });

  it('is not offered to those who may only look', async () => {
    serveProducts([product]);
    const none = { create: false, read: true, update: false, delete: false };
    const may = { ...ACCOUNT.may, projects: none, productTexts: none };
    open({ account: { ...ACCOUNT, may } });
    expect((await field(fields.title)).readOnly).toBe(true);
    expect(screen.getByText(texts.hints.readOnly)).toBeTruthy();
    expect(screen.queryByRole('button', { name: form.save })).toBeNull();
  });
});

describe('two editors of one product', () => {
  it('choose between two versions of a field; what only one has changed is taken over', async () => {
    const { server } = serveProducts([product]);
    open();
    await write(fields.description, 'Meine Fassung');
    server.saveElsewhere('neu', {
      description: { de: 'Andere Fassung', en: 'Other' },
      status: 'In Testing',
    });
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toContain(conflict.title));
    expect(noticeText()).toContain('Grace');
    expect(await screen.findByText(conflict.title)).toBeTruthy();
    expect(screen.getByText('Andere Fassung')).toBeTruthy();
    expect((await field(fields.description, 'Englisch')).value).toBe('Other');
    expect(screen.getByRole('textbox', { name: fields.status })).toHaveProperty('value', 'In Testing');
    expect(isDisabled(await save())).toBe(true);
    await userEvent.click(await button(`${conflict.takeMine}: ${fields.description} (Deutsch)`));
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe('Product updated'));
    expect(server.products[0]).toMatchObject({
      description: { de: 'Meine Fassung', en: 'Other' },
      status: 'In Testing',
    });
  });

  it('do so for its search texts, too; the product itself is saved before', async () => {
    const { server, saves } = serveProducts([product]);
    open();
    await showBeside('Französisch');
    await write(search.fields.title, 'Trouvé', 'Französisch');
    server.saveSearchTextsElsewhere({ translations: { fr: { title: 'Par elle' }, en: { title: 'Found' } } });
    await write(fields.description, 'Neu geschrieben');
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toContain(conflict.title));
    expect(saves().map(({ path }) => path)).toEqual(['/api/projects/neu', '/api/product-texts/neu']);
    const label = `${search.fields.title} (Französisch)`;
    await userEvent.click(await button(`${conflict.takeMine}: ${label}`));
    await userEvent.click(await save());
    await waitFor(() => expect(noticeText()).toBe('Product updated'));
    expect(server.searchTexts.translations).toMatchObject({
      fr: { title: 'Trouvé' },
      en: { title: 'Found' },
    });
    expect(server.products[0]?.description).toEqual({ de: 'Neu geschrieben' });
  });
});

describe('the texts of a product', () => {
  it('count what search engines show, and stand grey where a field is empty', async () => {
    serveProducts([product]);
    open();
    const german = await field(search.fields.title);
    expect(german.placeholder).toBe('Titel der Seite');
    await showBeside('Französisch');
    await write(search.fields.title, 'x'.repeat(61), 'Französisch');
    expect(screen.getByText(/^61 Zeichen\. .*60/)).toBeTruthy();
    await write(search.fields.title, 'Trouvé', 'Französisch');
    expect(screen.getByText('6 von etwa 60 Zeichen')).toBeTruthy();
    await write(search.fields.keywords, 'FHIR, ISiK');
    expect(screen.getByText(/^2 Schlagwörter/)).toBeTruthy();
  });

  it('change the state of their language as they are typed', async () => {
    serveProducts([project('neu', { titles: { de: 'Neu' }, featuresByLanguage: {}, outdated: {} })]);
    open();
    await showBeside('Italienisch');
    expect(screen.getByRole('radio', { name: `Italienisch (${translation.missing})` })).toBeTruthy();
    await write(fields.title, 'Nuovo', 'Italienisch');
    expect(screen.getByRole('radio', { name: `Italienisch (${translation.partial})` })).toBeTruthy();
  });
});

describe('the features of a product', () => {
  const feature = (number: number) =>
    screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: `${fields.features} (Deutsch): Eintrag ${number}`,
    });
  const all = () =>
    screen
      .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Merkmale \(Deutsch\): Eintrag/ })
      .map(({ value }) => value);
  const focusIsAt = async (number: number) => {
    const expected = await feature(number);
    await waitFor(() => expect(document.activeElement).toBe(expected));
  };

  it('are written, added, removed and moved by keyboard, and the focus stays with them', async () => {
    const { server } = serveProducts([product]);
    open();
    (await feature(2)).focus();
    await userEvent.keyboard('{Enter}');
    await focusIsAt(3);
    await userEvent.keyboard('c{Enter}');
    await focusIsAt(4);
    await userEvent.keyboard('{Backspace}');
    await focusIsAt(3);
    expect(all()).toEqual(['a', 'b', 'c']);
    const up = await button('c nach oben');
    await userEvent.click(up);
    expect(all()).toEqual(['a', 'c', 'b']);
    expect(document.activeElement).toBe(await button('c nach oben'));
    expect(screen.getByText('c steht jetzt auf Platz 2 von 3.')).toBeTruthy();
    (await button('a entfernen')).focus();
    await userEvent.keyboard('{Enter}');
    await focusIsAt(1);
    expect(all()).toEqual(['c', 'b']);
    await userEvent.click(await save());
    await waitFor(() => expect(server.products[0]?.features).toEqual(['c', 'b']));
  });

  it('come from a pasted list, and all go', async () => {
    serveProducts([product]);
    open();
    await userEvent.click(await button(`${fields.features} (Deutsch): ${admin.lines.add}`));
    await focusIsAt(3);
    await userEvent.paste('eins\nzwei\n\n drei ');
    expect(all()).toEqual(['a', 'b', 'eins', 'zwei', 'drei']);
    await focusIsAt(5);
    for (const name of ['drei', 'zwei', 'eins', 'b', 'a']) {
      await userEvent.click(await button(`${name} entfernen`));
    }
    const add = await button(`${fields.features} (Deutsch): ${admin.lines.add}`);
    await waitFor(() => expect(document.activeElement).toBe(add));
  });
});

describe('the look of a product', () => {
  it('is chosen by keyboard', async () => {
    const { server } = serveProducts([product]);
    open();
    const slate = await screen.findByRole('radio', { name: texts.colors.slate });
    await userEvent.click(slate);
    await userEvent.keyboard('{ArrowLeft}');
    const indigo = screen.getByRole<HTMLInputElement>('radio', { name: texts.colors.indigo });
    await waitFor(() => expect(indigo.checked).toBe(true));
    await userEvent.click(screen.getByRole('radio', { name: texts.icons.award }));
    await userEvent.click(await button(/Verfügbar/));
    await userEvent.click(await save());
    await waitFor(() =>
      expect(server.products[0]).toMatchObject({ color: 'indigo', icon: 'award', status: 'Launch' }),
    );
    expect(document.activeElement).toBe(await save());
  });
});
