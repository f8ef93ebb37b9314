import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdminShell } from '~/admin/admin-shell';
import { ADMINISTRATOR, answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-second-factor.json';

const { dialog, duty, fields, off, scan, codes, on } = texts;
const CODES = ['7K3M-Q0RS-4TVW-9000', '7K3M-Q0RS-4TVW-9001'];
const SETUP = {
  secret: 'GEZDGNBVGY3TQOJQ',
  account: 'ada',
  address: 'otpauth://totp/Mustermed:ada?secret=GEZDGNBVGY3TQOJQ',
  qrCode: { size: 29, path: 'M0 0L1 0L1 1L0 1Z' },
};

function startSite(isOn: boolean) {
  const state = { isOn };
  const calls = answerCalls(({ method, path }) => {
    if (path === '/api/admin/session')
      return Response.json({ ...ADMINISTRATOR, owesSecondFactor: !state.isOn });
    if (path !== '/api/admin/second-factor') return undefined;
    if (method === 'GET') {
      return Response.json({ isOn: state.isOn, recoveryCodesLeft: state.isOn ? 10 : 0, isDuty: true });
    }
    if (method === 'POST') return Response.json(SETUP);
    state.isOn = true;
    return Response.json({ recoveryCodes: CODES });
  });
  return { calls };
}

const open = () => renderScreen(<AdminShell onSignedOut={() => undefined} />, { hash: '#appearance' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('an account that owes a second factor sees why and the set-up, and the tabs when its codes are kept', async () => {
  const { calls } = startSite(false);
  const { queryClient } = open();
  expect(await screen.findByText(duty.text)).toBeTruthy();
  expect(await screen.findByText(off.text)).toBe(document.activeElement);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: dialog.open })).toBeNull();
  expect(screen.getByRole('button', { name: admin.frame.logout })).toBeTruthy();
  // The screen makes no calls that the site would refuse.
  expect(new Set(calls.map(({ path }) => path))).toEqual(
    new Set(['/api/admin/session', '/api/admin/second-factor']),
  );

  type(fields.password, 'Richtig2026');
  press(off.submit);
  await screen.findByText(scan.text);
  type(fields.code, '123456');
  press(scan.submit);
  const list = await screen.findByRole('list', { name: codes.list });
  // As when the window becomes visible again: the site now requires nothing.
  await queryClient.refetchQueries();
  expect(within(list).getAllByRole('listitem')).toHaveLength(CODES.length);
  expect(screen.queryByRole('tab')).toBeNull();

  press(codes.done);
  expect(await screen.findAllByRole('tab')).not.toEqual([]);
  expect(screen.queryByText(duty.text)).toBeNull();
});

it('a second factor that is a duty cannot be removed, and the dialog says so', async () => {
  startSite(true);
  open();
  fireEvent.click(await screen.findByRole('button', { name: dialog.open }));
  const box = await screen.findByRole('dialog', { name: dialog.title });
  await waitFor(() => expect(within(box).getByText(duty.kept)).toBeTruthy());
  expect(within(box).getByRole('region', { name: on.renew })).toBeTruthy();
  expect(within(box).queryByRole('region', { name: on.remove })).toBeNull();
});
