import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedMediaFile } from 'contract/media';
import { expect, it, vi } from 'vitest';
import { uploadPicture } from '~/admin/data/upload';
import { picture } from '~/admin/listed-picture.test-support';
import { noticeText, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-pages.json';
import { section, servePages } from './pages-server.test-support';
import PagesTab from './pages-tab';

// XMLHttpRequest is tested in upload.test.ts.
vi.mock('~/admin/data/upload', () => ({ uploadPicture: vi.fn() }));

const { pictures, chooser } = texts;

const described = (id: number, german: string): ListedMediaFile =>
  picture(id, { alternativeText: german, alternativeTexts: { de: german } });

const button = (template: string) =>
  screen.findByRole('button', { name: template.replace('{{name}}', 'main') });

it('a picture is chosen from the library, which the server searches, and saved with the rest', async () => {
  const { server, calls } = servePages([section('about')]);
  server.pictures = [described(1, 'Eine Klinik'), described(2, 'Ein Labor')];
  renderScreen(<PagesTab />, { hash: '#pages/about' });
  const choose = await button(pictures.chooseFor);
  await userEvent.click(choose);
  const dialog = within(await screen.findByRole('dialog', { name: chooser.title }));
  const search = await dialog.findByRole('searchbox', { name: chooser.search });
  await userEvent.type(search, 'gibt-es-nicht');
  await dialog.findByText(chooser.noMatch.replace('{{search}}', 'gibt-es-nicht'));
  await userEvent.clear(search);
  await userEvent.type(search, 'bild-2');
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: /bild-2/ }));
  await waitFor(() => expect(document.activeElement).toBe(choose));
  // The alternative text is fetched for the chosen picture only.
  expect(await screen.findByText(pictures.alternativeText.replace('{{text}}', 'Ein Labor'))).toBeTruthy();
  expect(calls.at(-1)?.path).toBe('/api/media?url=%2Fuploads%2Fbild_2.png&page=1&pageSize=1');
  await userEvent.click(screen.getByRole('button', { name: admin.form.save }));
  await waitFor(() => expect(noticeText()).toBe(texts.notices.updated));
  expect(server.sections[0]?.images).toEqual({ main: '/uploads/bild_2.png' });

  await userEvent.click(await button(pictures.removeFor));
  expect(screen.getByText(pictures.none)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: admin.form.save }));
  await waitFor(() => expect(server.sections[0]?.images).toEqual({}));
});

it('a file that is no picture is refused before it is sent', async () => {
  const { saves } = servePages([section('about')]);
  const { container } = renderScreen(<PagesTab />, { hash: '#pages/about' });
  await button(pictures.uploadFor);
  const field = container.querySelector('input[type=file]');
  if (!field) throw new Error('There is no field for files.');
  fireEvent.change(field, { target: { files: [new File(['x'], 'liste.txt', { type: 'text/plain' })] } });
  await waitFor(() => expect(noticeText()).toContain(pictures.type));
  expect(saves()).toEqual([]);
});

it('an uploaded picture is saved with the rest, and not before', async () => {
  const { server, saves } = servePages([section('about')]);
  server.pictures = [described(3, 'Ein Büro')];
  vi.mocked(uploadPicture).mockResolvedValue(described(3, 'Ein Büro'));
  const { container } = renderScreen(<PagesTab />, { hash: '#pages/about' });
  await button(pictures.uploadFor);
  const file = new File(['x'], 'bild-3.png', { type: 'image/png' });
  fireEvent.change(container.querySelector('input[type=file]') as Element, { target: { files: [file] } });
  expect(await screen.findByText(pictures.unsaved)).toBeTruthy();
  expect(saves()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: admin.form.save }));
  await waitFor(() => expect(server.sections[0]?.images).toEqual({ main: '/uploads/bild_3.png' }));
});

it('a section that no page shows offers no picture', async () => {
  servePages([section('messe')]);
  renderScreen(<PagesTab />, { hash: '#pages/messe' });
  await screen.findByRole('button', { name: admin.form.save });
  expect(screen.queryByRole('heading', { name: pictures.title })).toBeNull();
});
