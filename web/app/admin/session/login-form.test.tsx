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
});
