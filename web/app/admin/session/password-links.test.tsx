import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refusalBody } from 'contract/refusal';
import { afterEach, describe, expect, it } from 'vitest';
import { AdminScreen } from '~/admin/admin-screen';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import { fill } from '~/i18n/fill';
import admin from '~/i18n/locales/de/admin.json';
import failures from '~/i18n/locales/de/admin-failures.json';

const { login, passwordLink: words } = admin;
const LINKS = '/api/admin/password-links';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function expectFocusOn(name: string) {
  const title = await heading(name);
  expect(document.activeElement).toBe(title);
}

type Answer = (json: unknown) => Response | Promise<Response>;
const done: Answer = () => Response.json({ success: true });

function openAdmin({
  hash = '',
  sendsMail = true,
  isResuming = false,
  answers = {},
}: {
  hash?: string;
  /** Null is a site that cannot tell. */
  sendsMail?: boolean | null;
  isResuming?: boolean;
  answers?: Record<string, Answer>;
} = {}) {
  window.location.hash = hash;
  const offer = () =>
    sendsMail === null
      ? Response.json(refusalBody('content-unavailable'), { status: 503 })
      : Response.json({ sendsMail });
  const calls = answerCalls(({ method, path, json }) =>
    method === 'GET' && path === LINKS ? offer() : answers[path]?.(json),
  );
  const { router } = renderScreen(
    <AdminScreen panelUrl="http://localhost:1337/admin" isResuming={isResuming} />,
    {
      hash,
    },
  );
  return { calls, router, sent: () => calls.filter(({ method }) => method === 'POST') };
}

afterEach(() => {
  window.location.hash = '';
});

async function openRequest(answers: Record<string, Answer> = { [LINKS]: done }) {
  const opened = openAdmin({ answers });
  fireEvent.click(await button(words.forgotten));
  await heading(words.title);
  return opened;
}

describe('a forgotten password', () => {
  it('is offered where mails are sent', async () => {
    openAdmin();
    await button(words.forgotten);
    expect(screen.queryByText(login.forgotten)).toBeNull();
  });

  it.each([
    ['no mails are sent', false],
    ['the site does not say', null],
  ])('is a matter of the administration where %s', async (_name, sendsMail) => {
    const { calls } = openAdmin({ sendsMail });
    await waitFor(() => expect(calls).toHaveLength(1));
    await heading(login.title);
    await screen.findByText(login.forgotten);
    expect(screen.queryByRole('button', { name: words.forgotten })).toBeNull();
  });

  it('is told by its address, and what follows reads the same for every address', async () => {
    const { sent } = await openRequest();
    await expectFocusOn(words.title);
    expect(field(words.email).autocomplete).toBe('email');
    fireEvent.change(field(words.email), { target: { value: ' ada@example.org ' } });
    fireEvent.click(await button(words.send));
    await expectFocusOn(words.sentTitle);
    screen.getByText(words.sent);
    expect(sent().map(({ path, json }) => [path, json])).toEqual([[LINKS, { email: 'ada@example.org' }]]);
    fireEvent.click(await button(words.backToLogin));
    await heading(login.title);
  });

  it.each(['', 'ada'])('is not asked for with "%s", and the field says so', async (value) => {
    const { sent } = await openRequest();
    fireEvent.change(field(words.email), { target: { value } });
    fireEvent.click(await button(words.send));
    const email = field(words.email);
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      words.emailMissing,
    );
    expect(document.activeElement).toBe(email);
    expect(sent()).toEqual([]);
  });

  it('after too many requests names the pause, and keeps the address', async () => {
    const tooMany = () =>
      Response.json(refusalBody('too-many-attempts'), { status: 429, headers: { 'Retry-After': '120' } });
    await openRequest({ [LINKS]: tooMany });
    fireEvent.change(field(words.email), { target: { value: 'ada@example.org' } });
    fireEvent.click(await button(words.send));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(fill(login.limited, { minutes: 2 })),
    );
    expect(field(words.email).value).toBe('ada@example.org');
  });
});

describe('a mailed link', () => {
  const HASH = '#new-password/from-the-mail';
  const SET = '/api/admin/new-password';
  const save = async (password: string) => {
    fireEvent.change(field(words.newPassword), { target: { value: password } });
    fireEvent.click(await button(words.save));
  };

  it.each([false, true])(
    'opens the form for a new password, and leaves the address; signed in before: %s',
    async (isResuming) => {
      const { router } = openAdmin({ hash: HASH, isResuming });
      await expectFocusOn(words.newTitle);
      expect(field(words.newPassword).autocomplete).toBe('new-password');
      await waitFor(() => expect(router.state.location.hash).toBe('#pages'));
    },
  );

  it('sets the password and leads to the login, which says so', async () => {
    const { sent } = openAdmin({ hash: HASH, answers: { [SET]: done } });
    await heading(words.newTitle);
    await save('Neue-Redaktion-2027');
    const title = await heading(login.title);
    expect(document.activeElement).toBe(title);
    expect(document.getElementById(title.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      words.saved,
    );
    expect(sent().map(({ json }) => json)).toEqual([
      { token: 'from-the-mail', password: 'Neue-Redaktion-2027' },
    ]);
  });

  it.each(['password-too-short', 'password-common', 'link-invalid'] as const)(
    'says %s in German, and keeps the form',
    async (code) => {
      const refuse = () => Response.json(refusalBody(code, { limit: 12 }), { status: 400 });
      openAdmin({ hash: HASH, answers: { [SET]: refuse } });
      await heading(words.newTitle);
      await save('kurz');
      const sentence = fill(failures.codes[code], { limit: 12 });
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
      expect(field(words.newPassword).value).toBe('kurz');
    },
  );

  it('needs a password', async () => {
    const { sent } = openAdmin({ hash: HASH });
    await heading(words.newTitle);
    await save('');
    expect(field(words.newPassword).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(words.newPassword));
    expect(sent()).toEqual([]);
  });

  it('that is opened where the login stands opens the form, too', async () => {
    openAdmin();
    await heading(login.title);
    window.location.hash = HASH;
    await heading(words.newTitle);
  });
});
