import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedMediaFile, MediaPage } from 'contract/media';
import { describe, expect, it } from 'vitest';
import { picture } from '~/admin/listed-picture.test-support';
import { answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-media.json';
import MediaTab from './media-tab';

/** Far below the real page size: finding elements by role is slow in large documents. */
const PAGE = 3;

const many = (count: number) => Array.from({ length: count }, (_, index) => picture(index + 1));

interface Server {
  pictures: ListedMediaFile[];
  refusal: Response | null;
}

function serve(pictures: ListedMediaFile[]) {
  const server: Server = { pictures, refusal: null };
  const calls = answerCalls(({ method, path, json }) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname === '/api/translations') return Response.json([]);
    if (pathname === '/api/media') return Response.json(pageOf(server.pictures, searchParams));
    const found = server.pictures.find(({ id }) => pathname === `/api/media/${id}`);
    if (!found) return undefined;
    if (method === 'DELETE') {
      if (server.refusal) return server.refusal.clone();
      server.pictures = server.pictures.filter((one) => one !== found);
      return Response.json({ success: true });
    }
    if (method !== 'PUT') return Response.json(found);
    const { alternativeTexts } = json as Pick<ListedMediaFile, 'alternativeTexts'>;
    const changed = { ...found, alternativeTexts: { ...found.alternativeTexts, ...alternativeTexts } };
    changed.alternativeText = changed.alternativeTexts.de ?? '';
    server.pictures = server.pictures.map((one) => (one === found ? changed : one));
    return Response.json(changed);
  });
  return { server, calls };
}

function pageOf(pictures: ListedMediaFile[], parameters: URLSearchParams): MediaPage {
  const isUndescribed = parameters.get('filter') === 'undescribed';
  const listed = pictures.filter(
    ({ name, alternativeTexts }) =>
      name.includes(parameters.get('search') ?? '') && !(isUndescribed && alternativeTexts.de),
  );
  const start = (Number(parameters.get('page')) - 1) * PAGE;
  return {
    items: listed.slice(start, start + PAGE),
    total: listed.length,
    all: pictures.length,
    size: pictures.reduce((sum, { size }) => sum + (size ?? 0), 0),
  };
}

const named = (action: string, id: number) => `${action}: bild-${id}.png`;
const describeButton = (id: number) =>
  screen.findByRole('button', { name: named(texts.picture.describe, id) });
const cards = () => screen.getAllByRole('heading', { level: 3 });
const card = (id: number) => {
  const found = screen.getByRole('heading', { name: `bild-${id}.png` }).closest('li');
  if (!found) throw new Error(`There is no card of ${id}.`);
  return found;
};
const button = (name: string) => screen.findByRole('button', { name });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: texts.list.search });
const german = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Deutsch' });

describe('a large media library', () => {
  it('is loaded page by page; the focus moves to what came', async () => {
    const { calls } = serve(many(5));
    renderScreen(<MediaTab />);
    await describeButton(1);
    expect(cards()).toHaveLength(PAGE);
    expect(statuses()).toContain('5 Bilder, zusammen 10 kB');
    await userEvent.click(await button(admin.more.load));
    const fourth = await describeButton(4);
    await waitFor(() => expect(document.activeElement).toBe(fourth));
    expect(cards()).toHaveLength(5);
    expect(statuses()).toContain('2 weitere geladen, 5 von 5 werden angezeigt');
    expect(screen.queryByRole('button', { name: admin.more.load })).toBeNull();
    expect(calls.map(({ path }) => path).filter((path) => path.startsWith('/api/media'))).toEqual([
      '/api/media?page=1',
      '/api/media?filter=pdf&page=1',
      '/api/media?page=2',
    ]);
  });

  it('is searched and filtered by the server', async () => {
    const { calls } = serve([...many(4), picture(5, { alternativeTexts: { de: 'Eine Klinik' } })]);
    renderScreen(<MediaTab />);
    await describeButton(1);
    await userEvent.type(search(), 'bild-5');
    await describeButton(5);
    expect(cards()).toHaveLength(1);
    expect(statuses()).toContain('1 von 5 Bildern');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: texts.list.filter }), 'undescribed');
    expect(await screen.findByText(texts.list.nothingFound)).toBeTruthy();
    expect(calls.at(-1)?.path).toBe('/api/media?search=bild-5&filter=undescribed&page=1');
    await userEvent.click(await button(texts.list.reset));
    await describeButton(1);
    expect(search()).toHaveProperty('value', '');
  });

  it('says that it is empty', async () => {
    serve([]);
    renderScreen(<MediaTab />);
    expect(await screen.findByText(texts.list.empty)).toBeTruthy();
  });
});

describe('a picture that an address opens', () => {
  it('is fetched by itself where it stands on a page that is not loaded', async () => {
    serve(many(5));
    renderScreen(<MediaTab />, { hash: '#media/5?fr' });
    const french = await screen.findByRole('textbox', { name: 'Französisch' });
    await waitFor(() => expect(document.activeElement).toBe(french));
    expect(within(screen.getByRole('dialog')).getByText('bild-5.png')).toBeTruthy();
  });

  it.each(['#media/99', '#media/x'])('and that does not exist says so: %s', async (hash) => {
    serve(many(1));
    renderScreen(<MediaTab />, { hash });
    expect(await screen.findByText(texts.picture.gone)).toBeTruthy();
    await userEvent.click(await button(texts.picture.backToList));
    await waitFor(() => expect(screen.queryByText(texts.picture.gone)).toBeNull());
  });
});

describe('alternative texts', () => {
  it('are kept as a draft when the dialog is closed, then saved; the card says both', async () => {
    const { calls } = serve([picture(1, { alternativeTexts: { en: 'The clinic' } })]);
    renderScreen(<MediaTab />);
    await userEvent.click(await describeButton(1));
    await waitFor(async () => expect(document.activeElement).toBe(await german()));
    await userEvent.type(await german(), 'Die Klinik ');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card(1).textContent).toContain(admin.form.unsaved);
    await userEvent.click(await describeButton(1));
    expect((await german()).value).toBe('Die Klinik ');
    await userEvent.dblClick(await button(admin.form.save));
    await waitFor(() => expect(noticeText()).toBe(texts.editor.saved));
    const saves = calls.filter(({ method }) => method === 'PUT');
    expect(saves.map(({ json }) => json)).toEqual([{ alternativeTexts: { de: 'Die Klinik' } }]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card(1).textContent).not.toContain(admin.form.unsaved);
    expect(card(1).textContent).not.toContain('Deutsch: fehlt');
    expect(card(1).textContent).toContain(admin.translation.othersComplete);
    expect(card(1).textContent).toContain('Französisch: fehlt');
  });

  it('that somebody else has changed meanwhile are shown in both versions; none is lost', async () => {
    const { server } = serve([picture(1, { alternativeTexts: { de: 'Alt' } })]);
    renderScreen(<MediaTab />, { hash: '#media/1' });
    await userEvent.clear(await german());
    await userEvent.type(await german(), 'Meine Klinik');
    await userEvent.type(screen.getByRole('textbox', { name: 'Italienisch' }), 'La clinica');
    server.pictures = [picture(1, { alternativeTexts: { de: 'Ihre Klinik', en: 'Their clinic' } })];
    await userEvent.click(await button(admin.form.save));
    expect(await screen.findByText(admin.conflict.title)).toBeTruthy();
    expect(noticeText()).toContain(texts.editor.othersSavedText);
    expect(screen.getByText('Ihre Klinik')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Englisch' })).toHaveProperty('value', 'Their clinic');
    expect((await button(admin.form.save)).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${admin.conflict.takeMine}`) }));
    await userEvent.click(await button(admin.form.save));
    await waitFor(() => expect(noticeText()).toBe(texts.editor.saved));
    expect(server.pictures[0]?.alternativeTexts).toEqual({
      de: 'Meine Klinik',
      en: 'Their clinic',
      it: 'La clinica',
    });
  });

  it('that are too long are marked and not sent', async () => {
    const { calls } = serve([picture(1)]);
    renderScreen(<MediaTab />, { hash: '#media/1' });
    await userEvent.click(await german());
    await userEvent.paste('x'.repeat(510));
    expect(await screen.findByText(/^10 Zeichen zu lang/)).toBeTruthy();
    screen.getByRole('button', { name: admin.form.save }).focus();
    await userEvent.click(await button(admin.form.save));
    expect(document.activeElement).toBe(await german());
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('of a picture that was deleted meanwhile stay in the browser, and the screen says what happened', async () => {
    const { server } = serve(many(2));
    renderScreen(<MediaTab />, { hash: '#media/1' });
    await userEvent.type(await german(), 'Die Klinik');
    server.pictures = [picture(2)];
    await userEvent.click(await button(admin.form.save));
    await waitFor(() => expect(noticeText()).toContain(admin.failure.kept));
    expect(await screen.findByText(texts.picture.gone)).toBeTruthy();
  });
});

describe('the deletion of a picture', () => {
  const remove = async (id: number) => {
    await userEvent.click(await button(named(texts.picture.delete, id)));
    const cancel = await button(texts.deletion.cancel);
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await userEvent.click(await button(texts.deletion.confirm));
  };

  it('is refused while a section shows it, which the dialog says with the way there', async () => {
    const { server } = serve(many(1));
    renderScreen(<MediaTab />);
    await describeButton(1);
    server.refusal = Response.json(
      { error: 'This picture is still shown.', code: 'picture-in-use', sections: ['hero'], elsewhere: [] },
      { status: 409 },
    );
    await remove(1);
    const dialog = await screen.findByRole('alertdialog', { name: texts.deletion.usedTitle });
    const close = within(dialog).getByRole('button', { name: texts.deletion.close });
    await waitFor(() => expect(document.activeElement).toBe(close));
    expect(within(dialog).getByRole('link', { name: 'hero' }).getAttribute('href')).toContain('#pages/hero');
    expect(noticeText()).toBe('');
  });

  it('says when it failed and that nothing has changed', async () => {
    const { server } = serve(many(1));
    renderScreen(<MediaTab />);
    server.refusal = Response.json({ error: 'Strapi is away.' }, { status: 503 });
    await remove(1);
    await waitFor(() => expect(noticeText()).toContain(admin.failure.delete));
    expect(noticeText()).toContain(admin.failure.unchanged);
    await describeButton(1);
  });

  it('takes its card from the list and leaves the focus in the library', async () => {
    serve(many(2));
    renderScreen(<MediaTab />);
    await remove(1);
    await waitFor(() => expect(noticeText()).toBe(texts.deletion.done));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(document.activeElement).not.toBe(document.body);
  });
});
