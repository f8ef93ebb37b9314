import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SERVICE_STATUS_FIELD_NAMES } from 'contract/service-status-fields';
import { expect, it } from 'vitest';
import { answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-status.json';
import StatusTab from './status-tab';

const EMPTY = Object.fromEntries(SERVICE_STATUS_FIELD_NAMES.map((field) => [field, null]));

function serve() {
  const stored = { ...EMPTY, lastUpdated: null, updatedBy: null, etag: 'etag 0' };
  const calls = answerCalls(({ method, json }) =>
    Response.json(method === 'GET' ? stored : { ...stored, ...(json as object), etag: 'etag 1' }),
  );
  return () => calls.filter(({ method }) => method === 'PUT').map(({ json }) => json);
}

const inGroup = async (name: keyof typeof texts.groups, role: 'combobox' | 'textbox') => {
  const group = await screen.findByRole('group', { name: texts.groups[name] });
  return [...group.querySelectorAll<HTMLElement>(role === 'combobox' ? 'select' : 'input')];
};

it('names the built-in state in an empty choice, and sends the state that was chosen', async () => {
  const saves = serve();
  renderScreen(<StatusTab />);
  const [state] = await inGroup('idatik', 'combobox');
  if (!state) throw new Error('There is no choice.');
  expect(state.querySelector('option')?.textContent).toBe(
    admin.conflict.builtIn.replace('{{value}}', texts.states.operational),
  );
  await userEvent.selectOptions(state, texts.states.degraded);
  await userEvent.click(await screen.findByRole('button', { name: admin.form.save }));
  await waitFor(() => expect(noticeText()).toContain(texts.notices.saved));
  expect(saves()).toEqual([{ idatikState: 'degraded' }]);
});

it('refuses an uptime that is no percentage, with advice at its field', async () => {
  const saves = serve();
  renderScreen(<StatusTab />);
  const [uptime] = await inGroup('website', 'textbox');
  if (!uptime) throw new Error('There is no field.');
  await userEvent.type(uptime, 'viel');
  await userEvent.click(await screen.findByRole('button', { name: admin.form.save }));
  expect(screen.getByText(/Bitte eine Zahl von 0 bis 100/)).toBeTruthy();
  expect(document.activeElement).toBe(uptime);
  expect(saves()).toEqual([]);
});
