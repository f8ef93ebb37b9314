import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionRenewal } from '~/admin/session/session-renewal';
import { signIn, signOut } from './account';
import { CallError, isStale, NoConnection } from './call-error';
import { callSite } from './site-api';

const json = (status: number, body: unknown, headers: HeadersInit = {}) =>
  Response.json(body, { status, headers });

function answerWith(...answers: (() => Response | Promise<Response>)[]) {
  const call = vi.fn<typeof fetch>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (!next) throw new Error('No answer is left.');
    return next();
  });
  vi.stubGlobal('fetch', call);
  return call;
}

const isRequested = () => expect.poll(() => sessionRenewal.isPending).toBe(true);

let closeScreen: () => void;
beforeEach(() => {
  closeScreen = sessionRenewal.subscribe(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  closeScreen();
});

describe('callSite', () => {
  it('sends JSON only when there is a body, and the state that a save is based on', async () => {
    const call = answerWith(() => json(200, { ok: true }));
    await callSite('GET /api/projects');
    await callSite('PUT /api/projects/{key}', {
      params: { key: 'a/b' },
      input: { color: 'teal' },
      ifMatch: 'abc',
    });
    const [first, second] = call.mock.calls.map(([, init]) => init);
    expect(call.mock.calls.map(([path]) => path)).toEqual(['/api/projects', '/api/projects/a%2Fb']);
    expect(first).not.toHaveProperty('body');
    expect(first?.headers).not.toHaveProperty('Content-Type');
    expect(second).toMatchObject({
      method: 'PUT',
      body: '{"color":"teal"}',
      headers: { 'Content-Type': 'application/json', 'If-Match': '"abc"' },
    });
  });

  it('leaves what is empty or absent out of the query', async () => {
    const call = answerWith(() => json(200, { items: [] }));
    await callSite('GET /api/posts', { query: { search: '', page: 2, state: 'draft' } });
    expect(call.mock.calls[0]?.[0]).toBe('/api/posts?page=2&state=draft');
  });

  it('makes an error of status and reason from any answer but success', async () => {
    answerWith(() => json(413, { error: 'Too large.' }));
    await expect(callSite('GET /api/posts')).rejects.toThrow('413: Too large.');
  });

  it('takes the text of an answer that is none of the contract', async () => {
    answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(callSite('GET /api/posts')).rejects.toThrow('502: <h1>Bad gateway</h1>');
  });

  it('tells a missing connection from an answer', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callSite('GET /api/posts')).rejects.toThrow(NoConnection);
  });

  it('waits for the password when the session is over, once for all calls, and goes on', async () => {
    let isOver = true;
    const call = answerWith(() => (isOver ? json(401, { error: 'Please sign in.' }) : json(200, { n: 1 })));
    const both = Promise.all([callSite('GET /api/posts'), callSite('GET /api/appearance')]);
    await isRequested();
    isOver = false;
    sessionRenewal.settle(true);
    await expect(both).resolves.toEqual([{ n: 1 }, { n: 1 }]);
    expect(call).toHaveBeenCalledTimes(4);
    expect(sessionRenewal.isPending).toBe(false);
  });

  it('fails with 401 when the editor does not sign in again', async () => {
    answerWith(() => json(401, { error: 'Please sign in.' }));
    const call = expect(callSite('GET /api/posts')).rejects.toThrow('401: Please sign in.');
    await isRequested();
    sessionRenewal.settle(false);
    await call;
  });
});

describe('a session that ends with the screen', () => {
  it('asks nobody for the password any more, and not the next editor either', async () => {
    answerWith(() => json(401, { error: 'Please sign in.' }));
    const waiting = expect(callSite('GET /api/posts')).rejects.toThrow('401');
    await isRequested();
    closeScreen();
    await waiting;
    await expect(callSite('GET /api/appearance')).rejects.toThrow('401');
    expect(sessionRenewal.isPending).toBe(false);
  });
});

describe('isStale', () => {
  it('knows a save that was based on an older state from a key that is taken', async () => {
    answerWith(
      () => json(409, { error: 'Stale.', current: {}, updatedBy: null, lastUpdated: '' }),
      () => json(409, { error: 'Taken.' }),
    );
    const failures = [
      await callSite('GET /api/posts').catch(String),
      await callSite('GET /api/posts').catch(String),
    ];
    expect(failures).toEqual(['CallError: 409: Stale.', 'CallError: 409: Taken.']);
    expect(isStale(new CallError(409, 'Stale.', { current: {} }))).toBe(true);
    expect(isStale(new CallError(409, 'Taken.', {}))).toBe(false);
    expect(isStale(new TypeError('x'))).toBe(false);
  });
});

describe('signing in and out', () => {
  it('does not ask for the password when the password is wrong', async () => {
    answerWith(() => json(401, { error: 'Name and password do not fit.' }));
    await expect(signIn({ username: 'a', password: 'b' })).rejects.toThrow(CallError);
    expect(sessionRenewal.isPending).toBe(false);
  });

  it('says for how long it has to be waited', async () => {
    answerWith(() => json(429, { error: 'Too many attempts.' }, { 'Retry-After': '120' }));
    await expect(signIn({ username: 'a', password: 'b' })).rejects.toMatchObject({ retryAfterSeconds: 120 });
  });

  it('takes a session that is over already for a success', async () => {
    answerWith(() => json(401, { error: 'Please sign in.' }));
    await expect(signOut()).resolves.toBeUndefined();
  });
});
