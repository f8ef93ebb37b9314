import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMPANY_FIELD_NAMES } from 'contract/company-fields';
import { expect, it } from 'vitest';
import { answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { BUILT_IN_COMPANY } from '~/company';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-company.json';
import CompanyTab from './company-tab';

const EMPTY = Object.fromEntries(COMPANY_FIELD_NAMES.map((field) => [field, null]));

function serve(written: Record<string, string> = {}) {
  const stored = { ...EMPTY, ...written, lastUpdated: null, updatedBy: null, etag: 'etag 0' };
  const calls = answerCalls(({ method, json }) =>
    Response.json(method === 'GET' ? stored : { ...stored, ...(json as object), etag: 'etag 1' }),
  );
  return () => calls.filter(({ method }) => method === 'PUT').map(({ json }) => json);
}

const field = (name: keyof typeof texts.fields) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: texts.fields[name] });
const save = async () => userEvent.click(await screen.findByRole('button', { name: admin.form.save }));

it('shows the built-in value in an empty field, and warns while the data are placeholders', async () => {
  serve();
  renderScreen(<CompanyTab />);
  expect((await field('legalName')).placeholder).toBe(BUILT_IN_COMPANY.legalName);
  expect(screen.getByText(texts.placeholders.title)).toBeTruthy();
});

it('warns no more once the real data are there', async () => {
  serve({
    brand: 'Praxisnetz',
    legalName: 'Praxisnetz GmbH',
    representative: 'Kim Beispiel',
    street: 'Hauptstraße 2',
    email: 'post@praxisnetz.example',
    securityEmail: 'sicher@praxisnetz.example',
    registerNumber: 'HRB 12345',
    vatId: 'DE123456789',
  });
  renderScreen(<CompanyTab />);
  expect((await field('brand')).value).toBe('Praxisnetz');
  expect(screen.queryByText(texts.placeholders.title)).toBeNull();
});

it('refuses half an address after the save with advice at its field, and sends only what was changed', async () => {
  const saves = serve();
  renderScreen(<CompanyTab />);
  const email = await field('email');
  await userEvent.type(email, 'kontakt');
  expect(screen.queryByText(/Bitte eine E-Mail-Adresse/)).toBeNull();
  await save();
  expect(screen.getByText(/Bitte eine E-Mail-Adresse/)).toBeTruthy();
  expect(document.activeElement).toBe(email);
  expect(saves()).toEqual([]);
  await userEvent.type(email, '@praxisnetz.example');
  await save();
  await waitFor(() => expect(noticeText()).toContain(texts.notices.saved));
  expect(saves()).toEqual([{ email: 'kontakt@praxisnetz.example' }]);
});
