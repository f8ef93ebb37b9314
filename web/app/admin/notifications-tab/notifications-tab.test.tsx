import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTIFICATIONS_FIELDS } from 'contract/notifications-fields';
import { expect, it } from 'vitest';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-notifications.json';
import NotificationsTab from './notifications-tab';

const EMPTY = Object.fromEntries(Object.keys(NOTIFICATIONS_FIELDS).map((field) => [field, null]));

function serve() {
  const stored = { ...EMPTY, lastUpdated: null, updatedBy: null, etag: 'etag 0' };
  const calls = answerCalls(({ method, json }) =>
    Response.json(method === 'GET' ? stored : { ...stored, ...(json as object), etag: 'etag 1' }),
  );
  return () => calls.filter(({ method }) => method === 'PUT').map(({ json }) => json);
}

const save = async () => userEvent.click(await screen.findByRole('button', { name: admin.form.save }));

it('saves the recipients of a topic and the confirmation, which is off at first', async () => {
  const saves = serve();
  renderScreen(<NotificationsTab />);
  const recipients = await screen.findByRole('textbox', { name: texts.fields.meetingRecipients });
  fireEvent.change(recipients, { target: { value: 'ada@praxis.example, kim@praxis.example' } });
  const confirmation = screen.getByRole<HTMLSelectElement>('combobox', { name: texts.fields.confirmation });
  expect(confirmation.selectedOptions[0]?.textContent).toBe(texts.choices.off);
  await userEvent.selectOptions(confirmation, texts.choices.on);
  await save();
  await waitFor(() => expect(noticeText()).toContain(texts.notices.saved));
  expect(saves()).toEqual([
    { meetingRecipients: 'ada@praxis.example, kim@praxis.example', confirmation: 'on' },
  ]);
});

it('refuses half an address with advice at its field', async () => {
  const saves = serve();
  renderScreen(<NotificationsTab />);
  const recipients = await screen.findByRole('textbox', { name: texts.fields.generalRecipients });
  fireEvent.change(recipients, { target: { value: 'ada@praxis.example, kim' } });
  await save();
  expect(screen.getByText(NOTIFICATIONS_FIELDS.generalRecipients.format.advice)).toBeTruthy();
  expect(saves()).toEqual([]);
});

it.each([true, false])('says that there is no mail server unless there is one (%s)', async (sendsMail) => {
  serve();
  renderScreen(<NotificationsTab />, { account: { ...ACCOUNT, sendsMail } });
  await screen.findByRole('textbox', { name: texts.fields.generalRecipients });
  expect(screen.queryByText(texts.noServer.title) === null).toBe(sendsMail);
});
