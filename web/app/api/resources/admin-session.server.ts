import { credentials, editorAccount } from 'contract/account';
import { STORAGE_FAILURES } from 'contract/refusal';
import { errorAnswer } from '~/api/http/answers.server';
import { SUCCESS, success } from '~/api/http/contract';
import { json } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import { getAccount } from '~/content/editing/account.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { endSession, openSession, startSession } from '~/session/admin-session.server';
import { emptySession } from '~/session/sealed-session.server';

const LOGIN_LIMIT_BYTES = 16 * 1024;

const login = resource('/api/admin/login').post({
  summary: 'Sign in with an account of Strapi; the answer sets the session cookie.',
  access: 'public',
  input: json(credentials, LOGIN_LIMIT_BYTES),
  output: success,
  errors: [
    'credentials-wrong',
    'second-factor-required',
    'second-factor-wrong',
    'too-many-attempts',
    'editing-unavailable',
    ...STORAGE_FAILURES,
  ],
  handler: async ({ input, clientAddress, headers }) => {
    const { username, password, code, staySignedIn: isLasting = false } = input;
    // Strapi limits attempts by account and by the visitor's address.
    const session = await startSession({ username, password, code, address: clientAddress, isLasting });
    if (typeof session === 'string') throw errorAnswer(session);
    if (session.setCookie) headers.set('Set-Cookie', session.setCookie);
    return SUCCESS;
  },
});

const logout = resource('/api/admin/logout').post({
  summary: 'Sign out, here and at Strapi.',
  access: 'public',
  output: success,
  errors: ['editing-unavailable'],
  handler: async ({ request, headers }) => {
    // The browser forgets the session in any case; a refusal tells that Strapi has not ended it.
    headers.set('Set-Cookie', await emptySession());
    try {
      const session = await openSession(request.headers.get('Cookie'));
      if (session) await endSession(session);
    } catch (error) {
      const isOver = error instanceof StrapiRefusal && error.status === 401;
      if (!isOver) throw error;
    }
    return SUCCESS;
  },
});

const current = resource('/api/admin/session').get({
  summary: 'Who is signed in, and what the account may do.',
  access: 'session',
  output: editorAccount,
  handler: ({ editor }) => getAccount(editor),
});

export const adminSession = [login, logout, current];
