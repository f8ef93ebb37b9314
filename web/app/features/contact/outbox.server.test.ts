import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { StorageFailed } from '~/content/store/availability.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { Outbox } from './outbox.server';
import { Spool, type SpooledMessage } from './spool.server';
import { eachInFolder, newMessage } from './spooled-messages.test-support';

const folder = eachInFolder();
const DAY_MS = 24 * 60 * 60 * 1_000;
const AWAY = () => {
  throw new TypeError('fetch failed');
};

let stderr: MockInstance;
const strapis: { answer: (message: SpooledMessage) => void | Promise<void> }[] = [];
beforeEach(() => {
  stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  // Ends the attempts.
  for (const strapi of strapis.splice(0)) strapi.answer = () => {};
  vi.restoreAllMocks();
});

const logged = () => stderr.mock.calls.join('');

/** Stores each id once, as Strapi does. */
function open(answer: (message: SpooledMessage) => void | Promise<void> = () => {}, patienceMs = 10_000) {
  const strapi = { answer, stored: new Map<string, SpooledMessage>(), order: [] as string[], calls: 0 };
  const spool = new Spool(folder());
  const outbox = new Outbox({
    spool,
    deliver: async (message) => {
      strapi.calls += 1;
      await strapi.answer(message);
      strapi.stored.set(message.submissionId, message);
      strapi.order.push(message.message);
      return 'AAAAAAAA-BBBB';
    },
    patienceMs,
    keptMs: 180 * DAY_MS,
    pausesMs: [5],
  });
  strapis.push(strapi);
  return { strapi, spool, outbox };
}

const isEmpty = (spool: Spool) => vi.waitFor(async () => expect(await spool.names()).toEqual([]));

describe('the outbox', () => {
  it('delivers at once while Strapi answers, and keeps nothing', async () => {
    const { outbox, strapi } = open();
    const message = newMessage();
    expect(await outbox.accept(message)).toEqual({ status: 'delivered', number: 'AAAAAAAA-BBBB' });
    expect([...strapi.stored.values()]).toEqual([message]);
    expect(await outbox.state()).toEqual({ waiting: 0, since: null, refused: 0 });
  });

  it('keeps messages while Strapi is away, and delivers them in order when it is back', async () => {
    const { outbox, strapi, spool } = open(AWAY);
    const texts = Array.from({ length: 10 }, (_, index) => `Nummer ${index}`);
    for (const text of texts) {
      expect(await outbox.accept(newMessage({ message: text }))).toEqual({ status: 'waiting' });
    }
    expect(await outbox.state()).toMatchObject({ waiting: 10, since: expect.any(String) });
    strapi.answer = () => {};
    await isEmpty(spool);
    expect(strapi.order).toEqual(texts);
  });

  it('asks a Strapi that is away for one message at a time', async () => {
    const { outbox, strapi } = open(AWAY);
    await outbox.accept(newMessage());
    const { calls } = strapi;
    await Promise.all(Array.from({ length: 20 }, () => outbox.accept(newMessage())));
    expect(strapi.calls - calls).toBeLessThan(20);
    expect(logged().match(/Contact messages wait/g)).toHaveLength(1);
  });

  it('lets a sender go when Strapi takes long, and delivers the message once all the same', async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { outbox, strapi, spool } = open(() => slow, 1);
    expect(await outbox.accept(newMessage())).toEqual({ status: 'waiting' });
    release();
    await isEmpty(spool);
    expect(strapi.calls).toBe(1);
  });

  it('delivers what a process left that was killed', async () => {
    const message = newMessage();
    await new Spool(folder()).add(message);
    const { outbox, strapi, spool } = open();
    outbox.start();
    await isEmpty(spool);
    expect([...strapi.stored.values()]).toEqual([message]);
  });

  it('delivers a message again if the process died between the answer and the removal', async () => {
    const { outbox, strapi, spool } = open();
    vi.spyOn(spool, 'remove').mockRejectedValueOnce(Object.assign(new Error('EIO'), { code: 'EIO' }));
    await outbox.accept(newMessage());
    await isEmpty(spool);
    expect({ calls: strapi.calls, stored: strapi.stored.size }).toEqual({ calls: 2, stored: 1 });
  });

  it('shares its folder with another one, and the two lose nothing', async () => {
    const [one, other] = [open(), open()];
    const messages = Array.from({ length: 40 }, () => newMessage());
    await Promise.all(messages.map((message, index) => (index % 2 ? one : other).outbox.accept(message)));
    await isEmpty(one.spool);
    const stored = new Set([...one.strapi.stored.keys(), ...other.strapi.stored.keys()]);
    expect(stored).toEqual(new Set(messages.map(({ submissionId }) => submissionId)));
    expect(await one.outbox.state()).toMatchObject({ refused: 0 });
  });
});

describe('a message that Strapi refuses', () => {
  const refuse = (status: number) => (message: SpooledMessage) => {
    if (message.message === 'schlecht') throw new StrapiRefusal(status);
  };

  it.each([
    [400, 'refused'],
    [409, 'conflict'],
    [413, 'refused'],
  ] as const)('with %i is told to its sender, and not kept', async (code, status) => {
    const { outbox } = open(refuse(code));
    expect(await outbox.accept(newMessage({ message: 'schlecht' }))).toEqual({ status });
    expect(await outbox.state()).toEqual({ waiting: 0, since: null, refused: 0 });
  });

  it('after its sender has gone is set aside, holds up no other, and is logged without its texts', async () => {
    const { outbox, strapi, spool } = open(AWAY);
    for (const text of ['schlecht', 'gut']) await outbox.accept(newMessage({ message: text }));
    strapi.answer = refuse(400);
    await isEmpty(spool);
    expect(strapi.order).toEqual(['gut']);
    expect(await outbox.state()).toEqual({ waiting: 0, since: null, refused: 1 });
    expect(logged()).toContain('set aside');
    for (const text of Object.values(newMessage()).map(String)) {
      if (text.length > 2) expect(logged()).not.toContain(text);
    }
  });

  it.each([401, 404, 500, 503])('with %i waits, and the others go first', async (code) => {
    const { outbox, strapi } = open(AWAY);
    for (const text of ['schlecht', 'eins', 'zwei']) await outbox.accept(newMessage({ message: text }));
    strapi.answer = refuse(code);
    await vi.waitFor(() => expect(strapi.order).toEqual(['eins', 'zwei']));
    expect(await outbox.state()).toMatchObject({ waiting: 1, refused: 0 });
    strapi.answer = () => {};
    await vi.waitFor(() => expect(strapi.order).toEqual(['eins', 'zwei', 'schlecht']));
  });

  it('because its own disk is full waits', async () => {
    const { outbox, strapi, spool } = open(() => {
      throw new StorageFailed('storage-full');
    });
    expect(await outbox.accept(newMessage())).toEqual({ status: 'waiting' });
    strapi.answer = () => {};
    await isEmpty(spool);
    expect(strapi.stored.size).toBe(1);
  });

  it('is not sent at all if its file is damaged: it is set aside, and the others go on', async () => {
    const { outbox, strapi, spool } = open(AWAY);
    await outbox.accept(newMessage({ message: 'beschädigt' }));
    await outbox.accept(newMessage({ message: 'gut' }));
    const [name = ''] = await spool.names();
    await writeFile(join(folder(), name), '{"firstName":"Ada');
    strapi.answer = () => {};
    await isEmpty(spool);
    expect(strapi.order).toEqual(['gut']);
    expect(await outbox.state()).toMatchObject({ refused: 1 });
    expect(logged()).not.toContain('Ada');
  });
});
