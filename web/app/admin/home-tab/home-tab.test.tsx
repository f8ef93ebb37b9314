import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOME_SWITCHES } from 'contract/home-page-fields';
import { expect, it } from 'vitest';
import { ADMINISTRATOR, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-home.json';
import HomeTab from './home-tab';

function serve() {
  const switches = Object.fromEntries(HOME_SWITCHES.map((name) => [name, null]));
  const stored = { ...switches, lastUpdated: null, updatedBy: null, etag: 'etag 0' };
  const calls = answerCalls(({ method, json }) =>
    Response.json(method === 'GET' ? stored : { ...stored, ...(json as object), etag: 'etag 1' }),
  );
  return () => calls.filter(({ method }) => method === 'PUT').map(({ json }) => json);
}

it('lets administrators switch a section off, and says that the contact stays', async () => {
  const saves = serve();
  renderScreen(<HomeTab />, { account: ADMINISTRATOR });
  const eu = await screen.findByRole<HTMLSelectElement>('combobox', { name: texts.fields.euId });
  expect(eu.selectedOptions[0]?.textContent).toBe(texts.choices.on);
  expect(screen.getAllByRole('combobox')).toHaveLength(HOME_SWITCHES.length);
  expect(screen.getByText(texts.always.text)).toBeTruthy();
  await userEvent.selectOptions(eu, texts.choices.off);
  await userEvent.click(screen.getByRole('button', { name: admin.form.save }));
  await waitFor(() => expect(noticeText()).toContain(texts.notices.saved));
  expect(saves()).toEqual([{ euId: 'off' }]);
});

it('shows editors the switches, which they cannot change', async () => {
  serve();
  renderScreen(<HomeTab />);
  const about = await screen.findByRole<HTMLSelectElement>('combobox', { name: texts.fields.about });
  expect(about.disabled).toBe(true);
  expect(screen.getByText(texts.actions.readOnly)).toBeTruthy();
});
