import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { project } from '~/api/fake-site-admin-records.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-products.json';
import { serveProducts } from './products-server.test-support';
import ProductsTab from './products-tab';

const { literal, actions, states, fields, faults, removal, sorting, list } = texts;
const { failure, form } = admin;

const named = (key: string) => project(key, { title: key, titles: { de: key } });
const three = () => ['eins', 'zwei', 'drei'].map(named);
const away = () => Response.json({ error: 'Strapi is away.' }, { status: 503 });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const edit = (name: string) => button(`${actions.edit}: ${name}`);
const row = async (name: string) => (await edit(name)).closest('li') as HTMLElement;
const order = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the order of products', () => {
  it('is changed by buttons that keep the focus, told aloud, and saved', async () => {
    const { server, saves } = serveProducts(three());
    renderScreen(<ProductsTab />);
    await userEvent.click(await button('eins nach unten'));
    await waitFor(() => expect(order()).toEqual(['zwei', 'eins', 'drei']));
    expect(document.activeElement).toBe(await button('eins nach unten'));
    expect(screen.getByText('eins steht jetzt auf Platz 2 von 3.')).toBeTruthy();
    await waitFor(() => expect(noticeText()).toBe(sorting.saved));
    await userEvent.click(await button('eins nach unten'));
    await waitFor(() => expect(server.products.map(({ key }) => key)).toEqual(['zwei', 'drei', 'eins']));
    await userEvent.click(await button('eins nach unten'));
    expect(saves()).toHaveLength(2);
    expect((await button('eins nach unten')).getAttribute('aria-disabled')).toBe('true');
  });

  it('is as before when that fails', async () => {
    const { server } = serveProducts(three());
    renderScreen(<ProductsTab />);
    await edit('eins');
    server.failure = away();
    await userEvent.click(await button('eins nach unten'));
    await waitFor(() => expect(noticeText()).toContain(sorting.failed));
    expect(order()).toEqual(['eins', 'zwei', 'drei']);
  });

  it('is saved without a product that somebody has deleted meanwhile', async () => {
    const { server, saves } = serveProducts(three());
    renderScreen(<ProductsTab />);
    await edit('eins');
    server.products = server.products.filter(({ key }) => key !== 'drei');
    await userEvent.click(await button('eins nach unten'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.json).toEqual({ keys: ['zwei', 'eins'] });
  });
});

describe('the switch of a product', () => {
  const switchOf = async (name: string) => within(await row(name)).getByRole<HTMLInputElement>('checkbox');

  it('publishes at once by keyboard', async () => {
    const { saves } = serveProducts([{ ...named('eins'), isActive: false }]);
    renderScreen(<ProductsTab />);
    (await switchOf('eins')).focus();
    await userEvent.keyboard(' ');
    await waitFor(async () => expect((await row('eins')).textContent).toContain(states.published));
    await waitFor(() => expect(noticeText()).toBe(literal.updated));
    expect(saves().map(({ json, ifMatch }) => [json, ifMatch])).toEqual([[{ isActive: true }, null]]);
  });

  it('goes back when that fails', async () => {
    const { server } = serveProducts([named('eins')]);
    renderScreen(<ProductsTab />);
    await edit('eins');
    server.failure = away();
    await userEvent.click(await switchOf('eins'));
    await waitFor(() => expect(noticeText()).toContain('503: Strapi is away.'));
    expect(noticeText()).toContain(failure.unchanged);
    const control = (await row('eins')).querySelector('[data-scope=switch][data-part=control]');
    await waitFor(() => expect(control?.getAttribute('data-state')).toBe('checked'));
    expect((await row('eins')).textContent).toContain(states.published);
  });
});

describe('the deletion of a product', () => {
  const ask = async (name: string) => {
    await userEvent.click(await button(`${actions.delete}: ${name}`));
    return screen.findByRole('alertdialog');
  };
  const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: removal.confirm });

  it('says what is deleted with it, happens once, and leaves the focus at the next product', async () => {
    const { saves } = serveProducts(three());
    renderScreen(<ProductsTab />);
    const dialog = await ask('eins');
    for (const thing of [removal.card, removal.texts, 'die Seite /products/eins']) {
      expect(dialog.textContent).toContain(thing);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: removal.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.dblClick(confirm(await ask('eins')));
    await waitFor(() => expect(noticeText()).toBe(removal.done));
    await waitFor(() => expect(order()).toEqual(['zwei', 'drei']));
    const next = await edit('zwei');
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(saves()).toHaveLength(1);
  });

  it('that fails says so, and the product is still there', async () => {
    const { server } = serveProducts(three());
    renderScreen(<ProductsTab />);
    const dialog = await ask('eins');
    server.failure = away();
    await userEvent.click(confirm(dialog));
    await waitFor(() => expect(noticeText()).toContain(failure.delete));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(order()).toEqual(['eins', 'zwei', 'drei']);
  });
});

describe('a new product', () => {
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

  it('gets its key from the title until one is typed, and must have a free one', async () => {
    const { server, saves } = serveProducts(three());
    renderScreen(<ProductsTab />);
    await userEvent.click(await button(actions.add));
    const title = await field(fields.title);
    await waitFor(() => expect(document.activeElement).toBe(title));
    await userEvent.type(title, 'Prüf Dienst');
    const key = await field(fields.key);
    expect(key.value).toBe('pruef-dienst');
    for (const [typed, fault] of [
      ['eins', faults.key.taken],
      ['order', faults.key.reserved],
      ['a--b', faults.key.malformed],
    ] as const) {
      fireEvent.change(key, { target: { value: typed } });
      await userEvent.click(await button(form.save));
      expect(await screen.findByText(fault)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(key));
    }
    expect(saves()).toHaveLength(1);
    fireEvent.change(key, { target: { value: 'neu' } });
    await userEvent.click(await button(form.save));
    expect(await screen.findByRole('heading', { level: 2, name: 'Prüf Dienst' })).toBeTruthy();
    expect(noticeText()).toContain(texts.create.done);
    expect(server.products.at(-1)).toMatchObject({ key: 'neu', isActive: false });
    await userEvent.click(await button(texts.editor.back));
    const opened = await edit('Prüf Dienst');
    await waitFor(() => expect(document.activeElement).toBe(opened));
    expect((await row('Prüf Dienst')).textContent).toContain(states.draft);
  });
});

describe('the list of products', () => {
  it('says when it is empty, what products are, and offers the first one there', async () => {
    serveProducts([]);
    renderScreen(<ProductsTab />);
    const empty = (await screen.findByText(list.emptyText)).closest<HTMLElement>('.chakra-empty-state__root');
    expect(screen.getByText(list.empty)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: actions.add })).toHaveLength(1);
    expect(within(empty ?? document.body).getByRole('button', { name: actions.add })).toBeTruthy();
  });

  it('offers nothing that the account may not do', async () => {
    serveProducts(three());
    const projects = { create: false, read: true, update: false, delete: false };
    renderScreen(<ProductsTab />, { account: { ...ACCOUNT, may: { ...ACCOUNT.may, projects } } });
    const shown = within(await row('eins'));
    expect(shown.queryByRole('checkbox')).toBeNull();
    expect(shown.queryByRole('button', { name: /Delete|nach/ })).toBeNull();
    expect(screen.queryByRole('button', { name: actions.add })).toBeNull();
  });

  it('opens no product that there is not, whose draft can be discarded', async () => {
    serveProducts(three());
    renderScreen(<ProductsTab />, { hash: '#products/fort' });
    expect(await screen.findByText(texts.editor.gone)).toBeTruthy();
    await userEvent.click(await button(texts.editor.back));
    await edit('eins');
  });
});
