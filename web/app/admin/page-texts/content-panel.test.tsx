import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMPANY_FIELD_NAMES } from 'contract/company-fields';
import { SERVICE_STATUS_FIELD_NAMES } from 'contract/service-status-fields';
import { expect, it, vi } from 'vitest';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import { ordered } from '~/api/fake-site-admin-records.test-support';
import type { TextRef } from '~/features/text-preview/text-table';
import { fill } from '~/i18n/fill';
import admin from '~/i18n/locales/de/admin.json';
import company from '~/i18n/locales/de/admin-company.json';
import openings from '~/i18n/locales/de/admin-openings.json';
import words from '~/i18n/locales/de/admin-page-texts.json';
import status from '~/i18n/locales/de/admin-status.json';
import { ContentPanel } from './content-panel';

const single = (fields: readonly string[]) => ({
  ...Object.fromEntries(fields.map((field) => [field, null])),
  lastUpdated: null,
  updatedBy: null,
  etag: 'etag 0',
});
const OPENING = {
  ...ordered('opening', 'devops'),
  tasks: { de: ['Server pflegen', 'Dienste prüfen'] },
  etag: 'etag 0',
};

function open(textRef: TextRef, under = '', others = 0) {
  const onLeave = vi.fn();
  const calls = answerCalls(({ method, path, json }) => {
    if (path === '/api/openings') return Response.json([OPENING]);
    const stored = single(path === '/api/company' ? COMPANY_FIELD_NAMES : SERVICE_STATUS_FIELD_NAMES);
    return Response.json(method === 'GET' ? stored : { ...stored, ...(json as object) });
  });
  renderScreen(
    <ContentPanel
      textRef={textRef}
      choice={{ words: under }}
      shown={under}
      others={others}
      onLeave={onLeave}
    />,
  );
  return { onLeave, saves: () => calls.filter(({ method }) => method === 'PUT') };
}

const focused = (control: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(control));

it('opens the one fact about the company that was pointed at, and saves it alone', async () => {
  const { saves } = open({ file: 'company:company', language: 'de', key: 'registerCourt' });
  const court = await screen.findByRole('textbox', { name: company.fields.registerCourt });
  await focused(court);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.type(court, 'Amtsgericht Bonn');
  await userEvent.click(screen.getByRole('button', { name: admin.form.save }));
  await waitFor(() =>
    expect(saves().map(({ json }) => json)).toEqual([{ registerCourt: 'Amtsgericht Bonn' }]),
  );
});

it('opens the choice of a service’s state', async () => {
  open({ file: 'service-status:service-status', language: 'de', key: 'idatikState' });
  await focused(await screen.findByRole('combobox', { name: status.fields.state }));
});

it('opens a list of a job at the entry that was pointed at', async () => {
  open({ file: 'opening:devops', language: 'de', key: 'tasks' }, 'Dienste prüfen');
  const second = await screen.findByRole('textbox', { name: new RegExp(`^${openings.fields.tasks}.* 2$`) });
  await focused(second);
});

it('opens the empty field of the language of the page, with German beside', async () => {
  open({ file: 'opening:devops', language: 'fr', key: 'tasks' }, 'Dienste prüfen');
  expect((await screen.findByRole('group', { name: words.panel.german })).textContent).toBe(
    'Server pflegen\nDienste prüfen',
  );
});

it('shows a text of a post, and leads to that post in Strapi in its language', async () => {
  const { onLeave } = open({ file: 'post:abc', language: 'en', key: 'title' }, 'Ein Bericht');
  expect(screen.getByRole('group', { name: words.content.shown }).textContent).toBe('Ein Bericht');
  const link = screen.getByRole('link', {
    name: new RegExp(fill(words.content.openPost, { language: 'Englisch' }).replace(/[()]/g, '\\$&')),
  });
  expect(link.getAttribute('href')).toMatch(/blog-post\/abc\?.*=en$/);
  expect(link.getAttribute('target')).toBe('_blank');
  await focused(link);
  await userEvent.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('says how many texts of the copy wait to be saved', async () => {
  open({ file: 'company:company', language: 'de', key: 'brand' }, '', 3);
  expect(await screen.findByText(fill(words.content.others, { count: 3 }))).toBeTruthy();
});
