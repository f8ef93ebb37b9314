import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditedAppearance } from 'contract/appearance';
import { expect, it } from 'vitest';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-appearance.json';
import AppearanceTab from './appearance-tab';

const { colors, fonts, actions, notices } = texts;
const { form, conflict, failure } = admin;

function serve() {
  const server = {
    stored: {
      primaryColor: null,
      accentColor: null,
      greyColor: null,
      bodyFont: null,
      headingFont: null,
      lastUpdated: null,
      updatedBy: null,
      etag: 'etag 0',
    } as EditedAppearance,
    isAway: false,
  };
  const calls = answerCalls(({ method, json, ifMatch }) => {
    if (method === 'GET') return Response.json(server.stored);
    if (server.isAway) return Response.json({ error: 'Strapi is away.' }, { status: 503 });
    const { stored: current } = server;
    if (ifMatch !== `"${current.etag}"`) {
      const { updatedBy, lastUpdated } = current;
      return Response.json(
        { error: 'stale', code: 'stale', current, updatedBy, lastUpdated },
        { status: 409 },
      );
    }
    server.stored = { ...current, ...(json as object), etag: `after ${current.etag}` };
    return Response.json(server.stored);
  });
  return { server, saves: () => calls.filter(({ method }) => method === 'PUT') };
}

const code = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(colors.code.replace('{{name}}', name));
const write = async (name: string, value: string) =>
  fireEvent.change(await code(name), { target: { value } });
const button = (name: string) => screen.findByRole('button', { name });

it('warns of colours that cannot carry text, and refuses what is no colour', async () => {
  const { saves } = serve();
  renderScreen(<AppearanceTab />);
  await write(colors.primaryColor, '#ffd500');
  expect(await screen.findByText(/1,4 : 1 auf Weiß/)).toBeTruthy();
  await write(colors.primaryColor, '#ffd5');
  expect(screen.getByText(/sechs Zeichen/)).toBeTruthy();
  await userEvent.click(await button(form.save));
  expect(document.activeElement).toBe(await code(colors.primaryColor));
  await write(colors.primaryColor, '  #ffd500 und noch etwas');
  expect((await code(colors.primaryColor)).value).toBe('#ffd500 und noch etwas');
  expect(screen.getByText(/15 Zeichen zu lang/)).toBeTruthy();
  await userEvent.click(await button(form.discard));
  expect((await code(colors.primaryColor)).value).toBe('');
  expect(saves()).toEqual([]);
});

it('saves once what was changed alone, and keeps the focus at the button', async () => {
  const { saves } = serve();
  renderScreen(<AppearanceTab />);
  await write(colors.primaryColor, '#8a1538');
  await userEvent.selectOptions(screen.getByLabelText(fonts.headingFont), 'Source Serif 4');
  await userEvent.dblClick(await button(form.save));
  await waitFor(() => expect(noticeText()).toContain(notices.saved));
  expect(saves().map(({ json, ifMatch }) => [json, ifMatch])).toEqual([
    [{ primaryColor: '#8a1538', headingFont: 'Source Serif 4' }, '"etag 0"'],
  ]);
  expect(document.activeElement).toBe(await button(form.save));
  expect((await button(form.save)).getAttribute('aria-disabled')).toBe('true');
});

it('saves on Enter in a field', async () => {
  const { saves } = serve();
  renderScreen(<AppearanceTab />);
  await userEvent.type(await code(colors.primaryColor), '#8a1538{Enter}');
  await waitFor(() => expect(noticeText()).toContain(notices.saved));
  expect(saves().map(({ json }) => json)).toEqual([{ primaryColor: '#8a1538' }]);
});

it('asks about a colour that two editors have changed, and takes over the others', async () => {
  const { server } = serve();
  renderScreen(<AppearanceTab />);
  await write(colors.primaryColor, '#8a1538');
  server.stored = {
    ...server.stored,
    primaryColor: '#114411',
    greyColor: '#555555',
    updatedBy: 'Grace',
    lastUpdated: '2026-01-01T00:00:00.000Z',
    etag: 'hers',
  };
  await userEvent.click(await button(form.save));
  await waitFor(() =>
    expect(noticeText()).toBe(`${conflict.title}\n${conflict.chooseVersion.replace('{{name}}', 'Grace')}`),
  );
  expect((await code(colors.greyColor)).value).toBe('#555555');
  expect((await button(form.save)).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(await button(`${conflict.takeMine}: ${colors.primaryColor}`));
  await userEvent.click(await button(form.save));
  await waitFor(() => expect(noticeText()).toContain(notices.saved));
  expect(server.stored).toMatchObject({ primaryColor: '#8a1538', greyColor: '#555555' });
});

it('keeps what was chosen when a save fails', async () => {
  const { server } = serve();
  renderScreen(<AppearanceTab />);
  await write(colors.primaryColor, '#8a1538');
  server.isAway = true;
  await userEvent.click(await button(form.save));
  await waitFor(() => expect(noticeText()).toContain(failure.save));
  expect(noticeText()).toContain(failure.kept);
  expect((await code(colors.primaryColor)).value).toBe('#8a1538');
});

it('is only looked at by those who may not change it', async () => {
  serve();
  const appearance = { create: false, read: true, update: false, delete: false };
  renderScreen(<AppearanceTab />, { account: { ...ACCOUNT, may: { ...ACCOUNT.may, appearance } } });
  expect((await code(colors.primaryColor)).disabled).toBe(true);
  expect(screen.getByText(actions.readOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: form.save })).toBeNull();
});
