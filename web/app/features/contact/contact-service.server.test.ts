import { MESSAGE_NUMBER, messageNumber } from 'contract/message-fields';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StorageFailed } from '~/content/store/availability.server';
import { SharedStore } from '~/shared-state/shared-store.server';
import { type ContactOutcome, ContactService } from './contact-service.server';
import { createFormToken } from './form-token.server';
import { fieldProblems } from './message.server';
import type { Delivery } from './outbox.server';
import type { SpooledMessage } from './spool.server';

const SECRET = 's'.repeat(40);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
const MESSAGE = { firstName: 'Ada', lastName: 'Muster', email: 'ada@praxis.example', message: 'Guten Tag' };

interface Options {
  limit?: number;
  delivery?: () => Promise<Delivery>;
}

function open({ limit = 100, delivery = async () => ({ status: 'waiting' }) }: Options = {}) {
  const stored: SpooledMessage[] = [];
  const clock = { now: Date.UTC(2025, 5, 1, 12) };
  const service = new ContactService({
    secret: SECRET,
    limit,
    store: new SharedStore(null),
    now: () => clock.now,
    accept: async (message) => {
      const outcome = await delivery();
      stored.push(message);
      return outcome;
    },
  });
  return { service, stored, clock };
}

const problemsOf = (outcome: ContactOutcome) =>
  outcome.status === 'invalid' ? fieldProblems(outcome.error) : outcome.status;

describe('a message', () => {
  it('needs no more than the documented fields', async () => {
    const { service, stored } = open();
    expect(await service.receive(MESSAGE, '192.0.2.1')).toEqual({
      status: 'accepted',
      number: expect.stringMatching(MESSAGE_NUMBER),
    });
    expect(stored).toEqual([
      {
        ...MESSAGE,
        company: '',
        interest: '',
        product: '',
        language: 'de',
        page: '',
        campaign: '',
        submissionId: expect.stringMatching(UUID),
        submittedAt: '2025-06-01T12:00:00.000Z',
        spamScore: 0,
        confirmation: { subject: expect.stringContaining('ist angekommen'), text: expect.any(String) },
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
      expect(taken.status).toBe('accepted');
      expect(stored.at(-1)).toMatchObject({ [field]: text });
      const refused = await service.receive({ ...MESSAGE, [field]: `${text}x` }, '192.0.2.1');
      expect(problemsOf(refused)).toEqual({ [field]: 'tooLong' });
    }
  });

  it('tells where it comes from, and is not refused for what that looks like', async () => {
    const { service, stored } = open();
    const origin = { page: '/products/idatik', campaign: ' dmea-2027 ' };
    const odd = { page: 'https://x.example', campaign: 'ada@praxis.example' };
    for (const known of [origin, odd, { page: null, campaign: undefined }, { page: '/a?token=1' }]) {
      expect((await service.receive({ ...MESSAGE, ...known }, 'x')).status).toBe('accepted');
    }
    const unknown = { page: '', campaign: '' };
    expect(stored.map(({ page, campaign }) => ({ page, campaign }))).toEqual([
      { page: '/products/idatik', campaign: 'dmea-2027' },
      ...[unknown, unknown, unknown],
    ]);
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
    expect((await service.receive({ ...MESSAGE, ...change }, 'x')).status).toBe('accepted');
    expect(stored[0]?.spamScore).toBeGreaterThan(0);
  });

  it('are absent from what a person sends', async () => {
    const { service, stored, clock } = open();
    const formToken = createFormToken(SECRET, clock.now - 20_000);
    await service.receive({ ...MESSAGE, website: '', captchaSolved: true, formToken }, 'x');
    expect(stored[0]?.spamScore).toBe(0);
  });
});

describe('the id of a message (decisions E9)', () => {
  const ID = 'F4C0B2A4-6C5E-4B0B-9D1C-0A4E6C0A7D11';
  const MINUTE_MS = 60_000;

  it('is the one that its sender made, and its beginning is the number', async () => {
    const { service, stored } = open();
    const outcome = await service.receive({ ...MESSAGE, id: ID }, 'x');
    expect(outcome).toEqual({ status: 'accepted', number: 'F4C0B2A4-6C5E' });
    expect(stored[0]).toMatchObject({ submissionId: ID.toLowerCase() });
    expect(stored[0]?.confirmation?.text).toContain('F4C0B2A4-6C5E');
    expect((await service.receive({ ...MESSAGE, id: 'x' }, 'x')).status).toBe('invalid');
  });

  it('follows from the content where the sender made none, so that a repeat has the same one', async () => {
    const { service, stored, clock } = open();
    await service.receive(MESSAGE, 'x');
    clock.now += 9 * MINUTE_MS;
    await service.receive({ ...MESSAGE, website: 'https://spam.example' }, 'x');
    await service.receive({ ...MESSAGE, company: 'Praxis' }, 'x');
    clock.now += 2 * MINUTE_MS;
    await service.receive(MESSAGE, 'x');
    const [first, repeat, other, later] = stored.map(({ submissionId }) => submissionId);
    expect(repeat).toBe(first);
    expect(new Set([first, other, later]).size).toBe(3);
  });

  it('gives way to the number of the equal message that Strapi has already', async () => {
    const { service } = open({ delivery: async () => ({ status: 'delivered', number: '7F3A92C1-B04D' }) });
    expect(await service.receive(MESSAGE, 'x')).toEqual({ status: 'accepted', number: '7F3A92C1-B04D' });
  });
});

it('a message that cannot be kept is refused with the reason, and with the id for a repeat', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const delivery = vi
    .fn<() => Promise<Delivery>>()
    .mockRejectedValueOnce(new StorageFailed('storage-full'))
    .mockResolvedValue({ status: 'waiting' });
  const { service, stored } = open({ delivery });
  const refused = await service.receive(MESSAGE, 'x');
  expect(refused).toEqual({ status: 'unavailable', code: 'storage-full', id: expect.stringMatching(UUID) });
  const id = 'id' in refused ? refused.id : '';
  expect(await service.receive({ ...MESSAGE, id }, 'x')).toEqual({
    status: 'accepted',
    number: messageNumber(id),
  });
  expect(stored).toHaveLength(1);
});

it.each(['refused', 'conflict'] as const)('passes on that Strapi has %s a message', async (status) => {
  const { service } = open({ delivery: async () => ({ status }) });
  expect(await service.receive(MESSAGE, 'x')).toEqual({ status });
});

it('tells of a new message once, whoever sends it again, and not of one that is likely spam or refused', async () => {
  const id = '7f3a92c1-b04d-4d5b-8a1c-1f2e3d4c5b6a';
  const deliveries: Delivery[] = [
    { status: 'waiting' },
    { status: 'waiting' },
    { status: 'delivered', number: '7F3A92C1-B04D' },
    { status: 'waiting' },
    { status: 'refused' },
    { status: 'waiting' },
  ];
  const { service } = open({ delivery: async () => deliveries.shift() ?? { status: 'refused' } });
  const told: string[] = [];
  const send = (name: string, changes: object) =>
    service.receive({ ...MESSAGE, ...changes }, 'x', () => told.push(name));
  await send('first', { id });
  await send('the same again', { id });
  await send('an equal one', {});
  await send('spam', { website: 'https://spam.example', message: 'Kaufen' });
  await send('refused', { message: 'Etwas anderes' });
  await send('second', { message: 'Noch etwas' });
  expect(told).toEqual(['first', 'second']);
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
    expect((await service.receive(numbered(3), '192.0.2.2')).status).toBe('accepted');
  });

  it('ends after ten minutes', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { service } = open({ limit: 1 });
    await service.receive(numbered(1), '192.0.2.1');
    vi.advanceTimersByTime(600_001);
    expect((await service.receive(numbered(2), '192.0.2.1')).status).toBe('accepted');
  });

  it('takes the addresses of one IPv6 network for one sender', async () => {
    const { service } = open({ limit: 1 });
    await service.receive(numbered(1), '2001:db8::1');
    expect((await service.receive(numbered(2), '2001:db8:0:0:ffff::2')).status).toBe('limited');
    expect((await service.receive(numbered(2), '2001:db8:0:1::1')).status).toBe('accepted');
  });
});
