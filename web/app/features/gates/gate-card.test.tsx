import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import german from '~/i18n/locales/de/gate.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { textsFor } from '~/i18n/texts.server';
import { GateCard } from './gate-card';
import type { GateNotice } from './gate-notice';

interface Shown {
  hasPassword?: boolean;
  notice?: GateNotice | null;
  isPending?: boolean;
}

function show({ hasPassword = true, notice = null, isPending = false }: Shown = {}) {
  const field = createRef<HTMLInputElement>();
  const form = { action: '/investment-deck', field, notice, isPending, submit: vi.fn() };
  return renderOnPage(<GateCard hasPassword={hasPassword} email={BUILT_IN_COMPANY.email} form={form} />, {
    address: '/investment-deck',
    texts: textsFor('de', 'gate'),
  });
}

const field = () => screen.getByLabelText(german.form.password);

afterEach(cleanup);

describe('the card of a locked page', () => {
  it('shows and hides the password', async () => {
    show();
    const toggle = screen.getByRole('button', { name: german.form.show });
    expect([field().getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual([
      'password',
      'false',
    ]);
    await userEvent.click(toggle);
    expect([field().getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    await userEvent.click(toggle);
    expect(field().getAttribute('type')).toBe('password');
  });

  it('says at the field what is wrong, and for how long to wait', () => {
    show({ notice: { kind: 'limited', wait: '8 Sekunden' } });
    const text = german.notices.limited.replace('{{wait}}', '8 Sekunden');
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const id = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe(text);
  });

  it('is busy while a password is looked at', () => {
    show({ isPending: true });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: german.form.verifying });
    expect(button.disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(german.form.verifying);
  });

  it.each([true, false])('names somebody to ask, with a password in the settings (%s) or without', (has) => {
    show({ hasPassword: has });
    const mail = screen.getByRole('link', { name: BUILT_IN_COMPANY.email });
    expect(mail.getAttribute('href')).toBe(`mailto:${BUILT_IN_COMPANY.email}`);
    expect(screen.getByRole('link', { name: german.ask.contact }).getAttribute('href')).toBe('/#contact');
    expect(screen.getByRole('heading').textContent).toBe(has ? german.ask.title : german.closed.title);
    expect(screen.queryByRole('form') !== null).toBe(has);
  });
});
