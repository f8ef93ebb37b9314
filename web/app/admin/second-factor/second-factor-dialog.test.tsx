import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import texts from '~/i18n/locales/de/admin-second-factor.json';
import { SecondFactorDialog } from './second-factor-dialog';

const { dialog, fields, off, scan, codes, on } = texts;
const PATH = '/api/admin/second-factor';
const CODES = ['7K3M-Q0RS-4TVW-9000', '7K3M-Q0RS-4TVW-9001'];
const SETUP = {
  secret: 'GEZDGNBVGY3TQOJQ',
  account: 'ada',
  address: 'otpauth://totp/Mustermed:ada?secret=GEZDGNBVGY3TQOJQ',
  qrCode: { size: 29, path: 'M0 0L1 0L1 1L0 1Z' },
};

const refuse = (code: string, status = 400) => Response.json({ error: 'No.', code }, { status });

function startSite({ isOn = false, recoveryCodesLeft = 10, isDuty = false } = {}) {
  return answerCalls(({ method, path, json }) => {
    const { password, code } = (json ?? {}) as { password?: string; code?: string };
    if (method === 'GET') {
      return Response.json({ isOn, recoveryCodesLeft: isOn ? recoveryCodesLeft : 0, isDuty });
    }
    if (password !== undefined && password !== 'Richtig2026') return refuse('password-wrong');
    if (code !== undefined && code !== '123456') return refuse('code-wrong');
    if (path === PATH && method === 'POST') return Response.json(SETUP);
    if (path === `${PATH}/removal`) return Response.json({ success: true });
    return Response.json({ recoveryCodes: CODES });
  });
}

async function openDialog() {
  renderScreen(<SecondFactorDialog />);
  fireEvent.click(screen.getByRole('button', { name: dialog.open }));
  return screen.findByRole('dialog', { name: dialog.title });
}

const type = (within_: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(within_).getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('an account without a second factor', () => {
  it('sets one up: password, code, recovery codes, which only their own button puts away', async () => {
    const calls = startSite();
    const box = await openDialog();
    expect(await screen.findByText(off.text)).toBe(document.activeElement);
    type(box, fields.password, 'Richtig2026');
    press(off.submit);
    expect(await screen.findByText(scan.text)).toBe(document.activeElement);
    expect(screen.getByRole('img', { name: scan.picture }).querySelector('path')?.getAttribute('d')).toBe(
      SETUP.qrCode.path,
    );
    expect(box.textContent).toContain('GEZD GNBV GY3T QOJQ');
    expect(screen.getByRole('link', { name: scan.link }).getAttribute('href')).toBe(SETUP.address);
    type(box, fields.code, ' 123456 ');
    press(scan.submit);
    const list = await screen.findByRole('list', { name: codes.list });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    expect(screen.queryByRole('button', { name: dialog.close })).toBeNull();
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(screen.getByRole('list', { name: codes.list })).toBeTruthy();
    press(codes.done);
    expect(await screen.findByText(on.text)).toBe(document.activeElement);
    expect(calls.map(({ method, json }) => [method, json])).toEqual([
      ['GET', undefined],
      ['POST', { password: 'Richtig2026' }],
      ['PUT', { code: '123456' }],
    ]);
  });

  it('is told at the field what is missing or wrong, and can try again', async () => {
    const calls = startSite();
    const box = await openDialog();
    await screen.findByText(off.text);
    const field = within(box).getByLabelText<HTMLInputElement>(new RegExp(`^${fields.password}`));
    press(off.submit);
    expect(await screen.findByText(fields.passwordMissing)).toBeTruthy();
    expect(field).toBe(document.activeElement);
    expect(calls).toHaveLength(1);
    type(box, fields.password, 'falsch');
    press(off.submit);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(await screen.findByText('Das ist nicht das Passwort dieses Kontos.')).toBeTruthy();
    type(box, fields.password, 'Richtig2026');
    press(off.submit);
    expect(await screen.findByText(scan.text)).toBeTruthy();
  });

  it('is told why nothing happens when the site cannot be reached', async () => {
    answerCalls(({ method }) =>
      method === 'GET'
        ? Response.json({ isOn: false, recoveryCodesLeft: 0, isDuty: false })
        : refuse('editing-unavailable', 503),
    );
    const box = await openDialog();
    await screen.findByText(off.text);
    type(box, fields.password, 'Richtig2026');
    press(off.submit);
    expect((await screen.findByRole('alert')).textContent).toContain(dialog.unchanged);
  });
});

describe('an account with a second factor', () => {
  it('sees how many recovery codes are left, and gets new ones for a code', async () => {
    startSite({ isOn: true, recoveryCodesLeft: 3 });
    await openDialog();
    expect(await screen.findByText(/Von 10 Wiederherstellungscodes sind 3/)).toBeTruthy();
    const part = screen.getByRole('region', { name: on.renew });
    type(part, fields.code, '123456');
    press(on.renewSubmit);
    expect(await screen.findByRole('list', { name: codes.list })).toBeTruthy();
    press(codes.done);
    expect(await screen.findByText(/Von 10 Wiederherstellungscodes sind 10/)).toBeTruthy();
  });

  it('removes it with password and code', async () => {
    const calls = startSite({ isOn: true });
    await openDialog();
    const part = await screen.findByRole('region', { name: on.remove });
    type(part, fields.password, 'Richtig2026');
    press(on.removeSubmit);
    expect(await screen.findByText(fields.codeMissing)).toBeTruthy();
    type(part, fields.code, '123456');
    press(on.removeSubmit);
    expect(await screen.findByText(off.text)).toBe(document.activeElement);
    expect(calls.at(-1)).toMatchObject({
      path: `${PATH}/removal`,
      json: { password: 'Richtig2026', code: '123456' },
    });
  });
});
