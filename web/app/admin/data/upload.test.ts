import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionRenewal } from '~/admin/session/session-renewal';
import { CallError, NoConnection } from './call-error';
import { uploadPicture } from './upload';

interface Answer {
  status: number;
  body: unknown;
  headers?: string;
}

/** The responses to the next requests: 'broken' means no connection, 'pending' never ends by itself. */
let answers: (Answer | 'broken' | 'pending')[] = [];
let sent: { method: string; path: string; form: FormData }[] = [];

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  #headers = '';
  #opened = { method: '', path: '' };

  open(method: string, path: string) {
    this.#opened = { method, path };
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return this.#headers;
  }
  abort() {
    this.#end('abort');
  }
  send(form: FormData) {
    sent.push({ ...this.#opened, form });
    const answer = answers.shift();
    if (answer === undefined || answer === 'pending') return;
    queueMicrotask(() => {
      if (answer === 'broken') return this.#end('error');
      const progress = Object.assign(new Event('progress'), { lengthComputable: true, loaded: 5, total: 10 });
      this.upload.dispatchEvent(progress);
      this.status = answer.status;
      this.responseText = JSON.stringify(answer.body);
      this.#headers = answer.headers ?? 'content-type: application/json\r\n';
      this.#end('load');
    });
  }
  #end(type: string) {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

const file = new File(['picture'], 'klinik.png', { type: 'image/png' });
const stored = { id: 7, name: 'klinik.png', url: '/uploads/klinik_1.png' };

beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends the file in the field "image" and answers what is stored', async () => {
  answers = [{ status: 200, body: stored }];
  expect(await uploadPicture(file, { alternativeText: 'Eine Klinik' })).toEqual(stored);
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/upload' }]);
  expect(sent[0]?.form.get('image')).toMatchObject({ name: 'klinik.png', size: 7 });
  expect(sent[0]?.form.get('alternativeText')).toBe('Eine Klinik');
});

it('tells how much is on its way', async () => {
  answers = [{ status: 200, body: stored }];
  const onProgress = vi.fn();
  await uploadPicture(file, { onProgress });
  expect(onProgress.mock.calls).toEqual([[0], [0.5]]);
});

it('gives the reason of a refusal, and when to try again', async () => {
  answers = [{ status: 429, body: { error: 'Too many calls.' }, headers: 'Retry-After: 30\r\n' }];
  const error = await uploadPicture(file).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ message: '429: Too many calls.', retryAfterSeconds: 30 });
});

it('says when the site cannot be reached', async () => {
  answers = ['broken'];
  await expect(uploadPicture(file)).rejects.toBeInstanceOf(NoConnection);
});

it('asks for the password when the session is over, and then sends the picture again', async () => {
  answers = [
    { status: 401, body: { error: 'Sign in first.' } },
    { status: 200, body: stored },
  ];
  const unsubscribe = sessionRenewal.subscribe(() => {
    if (sessionRenewal.isPending) queueMicrotask(() => sessionRenewal.settle(true));
  });
  expect(await uploadPicture(file)).toEqual(stored);
  expect(sent).toHaveLength(2);
  unsubscribe();
});

it('can be cancelled', async () => {
  answers = ['pending'];
  const cancel = new AbortController();
  const upload = uploadPicture(file, { signal: cancel.signal });
  cancel.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});

it('does not begin what is cancelled already', async () => {
  const cancel = new AbortController();
  cancel.abort();
  await expect(uploadPicture(file, { signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toEqual([]);
});
