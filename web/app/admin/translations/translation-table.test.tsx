import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Translation } from 'contract/translation';
import type { TranslationState } from 'contract/translation-state';
import { expect, it, vi } from 'vitest';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import locale from '~/i18n/locales/de/admin-translations.json';
import { TranslationTable } from './translation-table';

const { table, filter, legend } = locale;
const panelPath =
  '/admin/content-manager/collection-types/api::blog-post.blog-post/abc?plugins[i18n][locale]=de';

function row(kind: Translation['kind'], name: string, states: Record<string, TranslationState>): Translation {
  const languages = Object.entries(states).map(([code, state]) => {
    const counts = { total: 2, missing: state === 'missing' ? 2 : 0, outdated: state === 'outdated' ? 1 : 0 };
    return [code, { state, updatedAt: null, ...counts }];
  });
  return { kind, key: name, name, languages: Object.fromEntries(languages), panelPath };
}

const ROWS = [
  row('section', 'about', { de: 'complete', en: 'outdated', it: 'missing' }),
  row('project', 'me-ti', { de: 'complete', en: 'complete', it: 'complete' }),
  row('post', 'fhir', { de: 'scheduled', en: 'outdated', it: 'missing' }),
];

const FILES = [
  {
    file: 'home',
    count: 60,
    stored: { de: 1 },
    outdated: { en: 1, fr: 0 },
    lastUpdated: null,
    updatedBy: null,
  },
  { file: 'careers', count: 25, stored: {}, outdated: {}, lastUpdated: null, updatedBy: null },
];

const show = (rows = ROWS) => {
  answerCalls(({ path }) => {
    if (path === '/api/page-texts') return Response.json(FILES);
    return path === '/api/translations' ? Response.json(rows) : undefined;
  });
  return renderScreen(<TranslationTable onBack={vi.fn()} />);
};
const open = (name: string, language: string, state: keyof typeof admin.translation) =>
  table.openIn
    .replace('{{name}}', name)
    .replace('{{language}}', language)
    .replace('{{state}}', admin.translation[state]);
const shown = (name: string) => screen.queryByRole('rowheader', { name });

it('leads to each text in its language, on this screen or in Strapi', async () => {
  show();
  const outdated = await screen.findByRole('link', { name: open('about', 'Englisch', 'outdated') });
  expect(outdated.getAttribute('href')).toContain('#pages/about?en');
  const missing = screen.getByRole('link', {
    name: `${open('fhir', 'Italienisch', 'missing')} (${table.inPanel})`,
  });
  expect(missing.getAttribute('href')).toMatch(/content-manager\/collection-types\/.*locale.*=it$/);
  expect(missing.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link', { name: new RegExp(open('fhir', 'Deutsch', 'scheduled')) })).toBeTruthy();
  expect(screen.getByText(legend.scheduled, { exact: false })).toBeTruthy();
  expect(screen.getByRole('button', { name: /fhir/ })).toBeTruthy();
});

it('says for each language how many texts of entries and pages are done, outdated and missing', async () => {
  show();
  const summary = await screen.findByRole('region', { name: table.summaryTitle });
  await waitFor(() => {
    const ofLanguages = within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(ofLanguages).toContain('Englisch88 von 91 Texten fertig0 fehlen, 3 veraltet');
    expect(ofLanguages).toContain('Italienisch87 von 91 Texten fertig4 fehlen, 0 veraltet');
    expect(ofLanguages).toHaveLength(6);
  });
});

it('leads from the incident of the status to the form of all its languages', async () => {
  show([row('service-status', 'Systemstatus', { de: 'complete', en: 'missing' })]);
  const link = await screen.findByRole('link', { name: open('Systemstatus', 'Englisch', 'missing') });
  expect(link.getAttribute('href')).toMatch(/#status$/);
});

it('shows what is open alone, and finds a text by its name', async () => {
  show();
  await waitFor(() => expect(shown('me-ti')).not.toBeNull());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: filter.label }), filter.open);
  expect([shown('about'), shown('me-ti'), shown('fhir')].map(Boolean)).toEqual([true, false, true]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: filter.label }), filter.all);
  await userEvent.type(screen.getByRole('searchbox', { name: filter.search }), 'TI');
  expect([shown('about'), shown('me-ti'), shown('fhir')].map(Boolean)).toEqual([false, true, false]);
  await userEvent.type(screen.getByRole('searchbox', { name: filter.search }), ' gibt es nicht');
  expect(within(screen.getByRole('status')).getByText(table.noEntries)).toBeTruthy();
});

it('says when everything is translated', async () => {
  show([row('project', 'me-ti', { de: 'complete', en: 'complete' })]);
  await waitFor(() => expect(shown('me-ti')).not.toBeNull());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: filter.label }), filter.open);
  expect(screen.getByText(table.allComplete)).toBeTruthy();
});

it('counts the texts of the pages, and leads to those that are older than German', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'home auf Englisch: 1' });
  expect(link.getAttribute('href')).toContain('home');
  expect(link.getAttribute('href')).toMatch(/\?en$/);
  expect(screen.getByText(locale.pageTexts.outdated.replace('{{total}}', '85'))).toBeTruthy();
});
