import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
import failures from '~/i18n/locales/de/admin-failures.json';
import { LoginForm } from './login-form';

const { login } = admin;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function signIn(password = 'Richtig2026') {
  fireEvent.change(field(login.password), { target: { value: password } });
  fireEvent.submit(screen.getByRole('button', { name: login.submit }));
}

describe('the login form', () => {
  it.each([false, true])('asks to stay signed in only where the box is ticked: %s', async (isTicked) => {
    const calls = answerCalls(() => Response.json({ success: true }));
    const onSuccess = vi.fn();
    renderScreen(<LoginForm onSuccess={onSuccess} />);
    const box = field(login.staySignedIn);
    expect(box.checked).toBe(false);
    if (isTicked) fireEvent.click(box);
    fireEvent.change(field(login.username), { target: { value: ' ada ' } });
    signIn();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(isTicked));
    expect(calls[0]?.json).toEqual({ username: 'ada', password: 'Richtig2026', staySignedIn: isTicked });
  });

  it('asks for the password alone when it is known who was signed in', async () => {
    const calls = answerCalls(() => Response.json({ success: true }));
    renderScreen(<LoginForm onSuccess={vi.fn()} username="ada" isLasting />);
    expect(field(login.username).value).toBe('ada');
    expect(field(login.staySignedIn).checked).toBe(true);
    signIn();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.json).toMatchObject({ username: 'ada', staySignedIn: true });
  });

  it('wants name and password, and each field says so itself', () => {
    const calls = answerCalls(() => undefined);
    renderScreen(<LoginForm onSuccess={vi.fn()} />);
    fireEvent.submit(screen.getByRole('button', { name: login.submit }));
    for (const [label, missing] of [
      [login.username, login.usernameMissing],
      [login.password, login.passwordMissing],
    ] as const) {
      const description = document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
      expect(description?.textContent).toBe(missing);
    }
    expect(document.activeElement).toBe(field(login.username));
    expect(calls).toEqual([]);
  });
});

describe('a login in two steps', () => {
  const refuse = (code: string) => Response.json({ error: 'No.', code }, { status: 401 });
  const typeCode = (value: string) => fireEvent.change(field(login.code), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  async function reachSecondStep(answer: (code: unknown) => Response) {
    const calls = answerCalls((call) => {
      const { code } = call.json as { code?: string };
      return code === undefined ? refuse('second-factor-required') : answer(code);
    });
    const onSuccess = vi.fn();
    renderScreen(<LoginForm onSuccess={onSuccess} />);
    fireEvent.change(field(login.username), { target: { value: 'ada' } });
    signIn();
    await screen.findByLabelText(login.code);
    return { calls, onSuccess };
  }

  it('asks for the code alone, and sends it with name and password', async () => {
    const { calls, onSuccess } = await reachSecondStep(() => Response.json({ success: true }));
    expect(document.activeElement).toBe(field(login.code));
    expect(field(login.code).autocomplete).toBe('one-time-code');
    expect(field(login.password).closest('[hidden]')).not.toBeNull();
    // Asking for a code is no failure.
    expect(screen.getByRole('alert').textContent).toBe('');
    typeCode(' 123 456 ');
    press(login.submit);
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(false));
    expect(calls[1]?.json).toEqual({
      username: 'ada',
      password: 'Richtig2026',
      staySignedIn: false,
      code: '123 456',
    });
  });

  it('wants a code, and says at the field what is missing', async () => {
    const { calls } = await reachSecondStep(() => Response.json({ success: true }));
    press(login.submit);
    expect(field(login.code).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(login.codeMissing).id).toBe(
      field(login.code).getAttribute('aria-describedby')?.split(' ')[0],
    );
    expect(calls).toHaveLength(1);
  });

  it('says that a code was wrong, and lets another be typed', async () => {
    const { onSuccess } = await reachSecondStep((code) =>
      code === '123456' ? Response.json({ success: true }) : refuse('second-factor-wrong'),
    );
    typeCode('000000');
    press(login.submit);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(login.codeWrong));
    typeCode('123456');
    press(login.submit);
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  });

  it('leads back to name and password', async () => {
    await reachSecondStep(() => refuse('second-factor-wrong'));
    typeCode('000000');
    press(login.submit);
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    press(login.back);
    await waitFor(() => expect(document.activeElement).toBe(field(login.password)));
    expect(screen.queryByLabelText(login.code)).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(field(login.username).value).toBe('ada');
  });
});

describe('a login that fails', () => {
  const fail = async (answer: () => Response | Promise<Response>) => {
    answerCalls(answer);
    const onFailure = vi.fn();
    renderScreen(<LoginForm onSuccess={vi.fn()} onFailure={onFailure} />);
    fireEvent.change(field(login.username), { target: { value: 'ada' } });
    signIn('falsch');
    await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
    return onFailure.mock.calls[0]?.[0];
  };

  it('because of a wrong password says so in the words of the specification', async () => {
    const failure = await fail(() => Response.json({ error: 'No.' }, { status: 401 }));
    expect(failure).toMatchObject({ title: 'Login fehlgeschlagen', text: 'Ungültige Anmeldedaten' });
    expect(screen.getByRole('alert').textContent).toBe(login.rejectedDetail);
  });

  it('because the site cannot be reached is no wrong password', async () => {
    const failure = await fail(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(failure).toMatchObject({
      title: 'Verbindungsfehler',
      text: 'Bitte versuchen Sie es später erneut',
    });
  });

  it('because Strapi is away is none either: notice and form say the same', async () => {
    const failure = await fail(() => Response.json({ error: 'Away.' }, { status: 503 }));
    expect(failure).toMatchObject({ title: 'Login fehlgeschlagen', text: login.unavailable });
    expect(screen.getByRole('alert').textContent).toBe(login.unavailable);
  });

  it('because the disk is full names that cause', async () => {
    const refusal = { error: 'The disk is full.', code: 'storage-full' };
    const failure = await fail(() => Response.json(refusal, { status: 503 }));
    expect(failure).toMatchObject({ title: 'Login fehlgeschlagen', text: failures.codes['storage-full'] });
  });
});
