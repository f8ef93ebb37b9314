import type { ContactSubmission } from 'contract/message';
import { describe, expect, it, vi } from 'vitest';
import { StorageFailed } from '~/content/store/availability.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { type ContactOutcome, ContactService } from './contact-service.server';
import { createFormToken } from './form-token.server';
import { fieldProblems } from './message.server';

const SECRET = 's'.repeat(40);
const MESSAGE = { firstName: 'Ada', lastName: 'Muster', email: 'ada@praxis.example', message: 'Guten Tag' };

function open({ limit = 100, store = async () => {} }: { limit?: number; store?: () => Promise<void> } = {}) {
  const stored: ContactSubmission[] = [];
  const clock = { now: Date.UTC(2025, 5, 1, 12) };
  const service = new ContactService({
    secret: SECRET,
    limit,
    now: () => clock.now,
    store: async (submission) => {
      await store();
      stored.push(submission);
    },
  });
  return { service, stored, clock };
}

const problemsOf = (outcome: ContactOutcome) =>
  outcome.status === 'invalid' ? fieldProblems(outcome.error) : outcome.status;

describe('a message', () => {
  it('needs no more than the documented fields', async () => {
    const { service, stored } = open();
    expect(await service.receive(MESSAGE, '192.0.2.1')).toEqual({ status: 'stored' });
    expect(stored).toEqual([
      {
        ...MESSAGE,
        company: '',
        interest: '',
        product: '',
        language: 'de',
        submittedAt: '2025-06-01T12:00:00.000Z',
        spamScore: 0,
      },
    ]);
  });

  it.each([
    ['firstName', 'missing', { firstName: '  ' }],
    ['lastName', 'missing', { lastName: undefined }],
    ['email', 'missing', { email: '' }],
    ['email', 'invalidEmail', { email: 'nobody' }],
    ['email', 'invalidEmail', { email: 'ada@praxis' }],
    ['email', 'invalidEmail', { email: 'a@b.de\r\nBcc: c@d.de' }],
    ['message', 'missing', { message: '\n' }],
    ['firstName', 'missing', { firstName: { $ne: null } }],
  ])('is refused for its %s, which is %s, in %o', async (field, problem, change) => {
    const { service, stored } = open();
    const outcome = await service.receive({ ...MESSAGE, ...change }, '192.0.2.1');
    expect(problemsOf(outcome)).toEqual({ [field]: problem });
    expect(stored).toEqual([]);
  });

  it.each([
    ['firstName', 200],
    ['lastName', 200],
    ['company', 200],
    ['interest', 200],
    ['product', 200],
    ['message', 20_000],
  ])('may hold in its %s %i characters and no more', async (field, max) => {
    const { service, stored } = open();
    // The database counts an emoji as two characters.
    for (const [letter, count] of [
      ['ä', max],
      ['😀', max / 2],
    ] as const) {
      const text = letter.repeat(count);
      const taken = await service.receive({ ...MESSAGE, [field]: text }, '192.0.2.1');
      expect(taken).toEqual({ status: 'stored' });
      expect(stored.at(-1)).toMatchObject({ [field]: text });
      const refused = await service.receive({ ...MESSAGE, [field]: `${text}x` }, '192.0.2.1');
      expect(problemsOf(refused)).toEqual({ [field]: 'tooLong' });
    }
  });

  it.each([null, undefined, 'text', 7, []])('is refused when it is %o', async (fields) => {
    expect((await open().service.receive(fields, '192.0.2.1')).status).toBe('invalid');
  });

  it('has no line breaks where a mail has its headers (decisions E3)', async () => {
    const { service, stored } = open();
    await service.receive(
      { ...MESSAGE, firstName: 'Ada\r\nBcc: x', company: 'A\nB\u2028C', message: 'a\nb' },
      'x',
    );
    expect(stored[0]).toMatchObject({ firstName: 'Ada Bcc: x', company: 'A B C', message: 'a\nb' });
  });

  it('keeps an interest and a product that the form does not offer (decisions C19)', async () => {
    const { service, stored } = open();
    await service.receive({ ...MESSAGE, interest: 'meeting', product: 'docuflow' }, 'x');
    expect(stored[0]).toMatchObject({ interest: 'meeting', product: 'docuflow', language: 'de' });
  });

  it.each(['xx', 'EN', '', 7])('is refused when its language is none of the seven: %o', async (language) => {
    const { service, stored } = open();
    expect((await service.receive({ ...MESSAGE, language }, 'x')).status).toBe('invalid');
    expect(stored).toEqual([]);
  });
});

describe('signals of spam (decisions E1)', () => {
  it.each([
    ['the hidden field', { website: 'https://spam.example' }],
    ['a wrong captcha', { captchaSolved: false }],
    ['a form of last winter', { formToken: createFormToken(SECRET, Date.UTC(2025, 0, 1, 12)) }],
    ['an invented token', { formToken: 'abc.def' }],
    ['many links', { message: 'http://a http://b https://c' }],
  ])('raise the score for %s, and the message is stored', async (_name, change) => {
    const { service, stored } = open();
    expect((await service.receive({ ...MESSAGE, ...change }, 'x')).status).toBe('stored');
    expect(stored[0]?.spamScore).toBeGreaterThan(0);
  });

  it('are absent from what a person sends', async () => {
    const { service, stored, clock } = open();
    const formToken = createFormToken(SECRET, clock.now - 20_000);
    await service.receive({ ...MESSAGE, website: '', captchaSolved: true, formToken }, 'x');
    expect(stored[0]?.spamScore).toBe(0);
  });
});

it('is handed on with its id, by which Strapi knows a repeat (decisions E9)', async () => {
  const { service, stored } = open();
  const id = 'F4C0B2A4-6C5E-4B0B-9D1C-0A4E6C0A7D11';
  expect(await service.receive({ ...MESSAGE, id }, 'x')).toEqual({ status: 'stored' });
  expect(stored[0]).toMatchObject({ submissionId: id.toLowerCase() });
  expect((await service.receive({ ...MESSAGE, id: 'x' }, 'x')).status).toBe('invalid');
});

it('may be sent again when it could not be stored', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const store = vi.fn().mockRejectedValueOnce(new TypeError('fetch failed')).mockResolvedValue(undefined);
  const { service, stored } = open({ store });
  expect(await service.receive(MESSAGE, 'x')).toEqual({ status: 'unavailable' });
  expect(await service.receive(MESSAGE, 'x')).toEqual({ status: 'stored' });
  expect(stored).toHaveLength(1);
});

describe('the limit of a sender', () => {
  const numbered = (number: number) => ({ ...MESSAGE, message: `Nachricht ${number}` });

  it('holds for one address and not for another', async () => {
    const { service } = open({ limit: 2 });
    for (const number of [1, 2]) await service.receive(numbered(number), '192.0.2.1');
    expect(await service.receive(numbered(3), '192.0.2.1')).toEqual({
      status: 'limited',
      retryAfterSeconds: 600,
    });
    expect(await service.receive(numbered(3), '192.0.2.2')).toEqual({ status: 'stored' });
  });

  it('ends after ten minutes', async () => {
    const { service, clock } = open({ limit: 1 });
    await service.receive(numbered(1), '192.0.2.1');
    clock.now += 600_001;
    expect((await service.receive(numbered(2), '192.0.2.1')).status).toBe('stored');
  });

  it('takes the addresses of one IPv6 network for one sender', async () => {
    const { service } = open({ limit: 1 });
    await service.receive(numbered(1), '2001:db8::1');
    expect((await service.receive(numbered(2), '2001:db8:0:0:ffff::2')).status).toBe('limited');
    expect((await service.receive(numbered(2), '2001:db8:0:1::1')).status).toBe('stored');
  });
});

it.each([
  [400, 'refused'],
  [409, 'conflict'],
  [500, 'unavailable'],
] as const)('passes on that Strapi answers %i: %s', async (status, outcome) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { service } = open({ store: () => Promise.reject(new StrapiRefusal(status)) });
  expect((await service.receive(MESSAGE, 'x')).status).toBe(outcome);
});

it('passes on why nothing can be stored', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { service } = open({ store: () => Promise.reject(new StorageFailed('storage-full')) });
  expect(await service.receive(MESSAGE, 'x')).toEqual({ status: 'unavailable', code: 'storage-full' });
});
