import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditedEntry } from 'contract/ordered';
import { expect, it } from 'vitest';
import { orderedTab } from '~/admin/ordered-kind/ordered-kind-tab';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { button } from '~/admin/translated-form.test-support';
import { type Json, makeOrdered, ordered } from '~/api/fake-site-admin-records.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-landing-pages.json';

const Tab = orderedTab('landing-page');
const { actions, create, fields } = texts;

const PICTURE = { id: 7, url: '/uploads/stand.png', width: 700, height: 400, alternativeText: 'Stand' };
const SOURCE = ordered('landing-page', 'messe', {
  name: 'Messe',
  title: { de: 'Messe', en: 'Fair' },
  description: { de: 'Am Stand', en: 'At the stand' },
  blocks: ['text abcd', 'picture efgh'],
  texts: { de: { 'abcd-title': 'Hallo' }, en: { 'abcd-title': 'Hello' } },
  images: { 'efgh-picture': PICTURE },
  motif: 'hospital',
  isPublished: true,
  isInFooter: true,
  publishedUntil: '2027-05-01T00:00:00.000Z',
});

function serve() {
  const stored: EditedEntry<'landing-page'>[] = [SOURCE];
  const calls = answerCalls(({ method, path, json }) => {
    if (!path.startsWith('/api/landing-pages')) return method === 'GET' ? Response.json([]) : undefined;
    if (method === 'POST') {
      const { images, ...sent } = json as Json & { images: object };
      stored.push({ ...makeOrdered('landing-page', sent), images: images && { 'efgh-picture': PICTURE } });
      return Response.json(stored.at(-1), { status: 201 });
    }
    return Response.json(stored);
  });
  return () => calls.filter(({ method }) => method === 'POST').map(({ json }) => json);
}

const copyButton = () => button(`${actions.copy}: Messe`);

it('a copy has texts, pictures and blocks of its source, and is opened, unpublished, under its own key', async () => {
  const made = serve();
  renderScreen(<Tab />, { hash: '#landing-pages' });
  await userEvent.click(await copyButton());
  expect(await screen.findByText(create.copyLead)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: fields.title }), 'Messe 2028');
  await userEvent.click(await button(admin.form.save));
  await waitFor(() => expect(noticeText()).toContain(create.done));
  expect(made()).toEqual([
    {
      key: 'messe-2028',
      title: { de: 'Messe 2028', en: 'Fair' },
      description: SOURCE.description,
      motif: 'hospital',
      blocks: SOURCE.blocks,
      texts: SOURCE.texts,
      images: { 'efgh-picture': 7 },
      isPublished: false,
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Messe 2028' })).toBeTruthy();
});

it('is in no single state where its languages have different times', async () => {
  const times = { languageFrom: { en: '2099-01-01T00:00:00.000Z' } };
  answerCalls(({ method, path }) => {
    if (method !== 'GET') return undefined;
    return Response.json(path.startsWith('/api/landing-pages') ? [{ ...SOURCE, ...times }] : []);
  });
  renderScreen(<Tab />, { hash: '#landing-pages' });
  expect(await screen.findByText(texts.states.partly)).toBeTruthy();
});

it('is not offered to accounts that make no pages', async () => {
  serve();
  const rights = { create: false, read: true, update: true, delete: false };
  const account = { ...ACCOUNT, may: { ...ACCOUNT.may, 'landing-pages': rights } };
  renderScreen(<Tab />, { hash: '#landing-pages', account });
  await button(`${actions.edit}: Messe`);
  expect(screen.queryByRole('button', { name: `${actions.copy}: Messe` })).toBeNull();
});
