import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import admin from '~/i18n/locales/de/admin.json';
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
});
