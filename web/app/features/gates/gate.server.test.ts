import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SharedStore } from '~/shared-state/shared-store.server';
import { Gate } from './gate.server';
import { GuessLimit } from './guess-limit.server';

const PASSWORD = 'Grüße an die Runde 7';
const ADDRESS = '192.0.2.1';
const NOW = Date.parse('2026-11-22T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const gateWith = (password: string | null) =>
  new Gate({ password, limit: new GuessLimit('deck', new SharedStore(null)) });

describe('a gate', () => {
  it('opens for the password and for nothing that resembles it', async () => {
    const gate = gateWith(PASSWORD);
    const resembling = [
      '',
      ` ${PASSWORD}`,
      `${PASSWORD} `,
      PASSWORD.toLowerCase(),
      PASSWORD.normalize('NFD'),
      PASSWORD.slice(0, -1),
      `${PASSWORD}\0`,
      'ä'.repeat(PASSWORD.length),
      PASSWORD.replace('7', '７'),
      'x'.repeat(100_000),
    ];
    for (const [index, guess] of resembling.entries()) {
      expect(await gate.try(guess, `192.0.2.${index}`), JSON.stringify(guess.slice(0, 30))).toEqual({
        status: 'wrong',
      });
    }
    expect(await gate.try(PASSWORD, ADDRESS)).toEqual({ status: 'open' });
  });

  it('is closed for every guess while no password is set', async () => {
    const gate = gateWith(null);
    expect(gate.hasPassword).toBe(false);
    for (const guess of ['', 'null', 'undefined', PASSWORD]) {
      expect(await gate.try(guess, ADDRESS)).toEqual({ status: 'closed' });
    }
  });

  it('does not look at a guess that comes too early, not even at the right one', async () => {
    const gate = gateWith(PASSWORD);
    for (let time = 0; time < 3; time += 1) await gate.try('falsch', ADDRESS);
    expect(await gate.try(PASSWORD, ADDRESS)).toEqual({ status: 'limited', retryAfterSeconds: 2 });
    expect(await gate.try(PASSWORD, '192.0.2.2')).toEqual({ status: 'open' });
    vi.advanceTimersByTime(2_000);
    expect(await gate.try(PASSWORD, ADDRESS)).toEqual({ status: 'open' });
  });

  it('lets nobody wait longer for guesses that it has not looked at', async () => {
    const gate = gateWith(PASSWORD);
    for (let time = 0; time < 50; time += 1) await gate.try('falsch', ADDRESS);
    vi.advanceTimersByTime(2_000);
    expect(await gate.try('falsch', ADDRESS)).toEqual({ status: 'wrong' });
    expect(await gate.try('falsch', ADDRESS)).toEqual({ status: 'limited', retryAfterSeconds: 4 });
  });

  it('looks at no more guesses that come at once than at those one after the other', async () => {
    const gate = gateWith(PASSWORD);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => gate.try('falsch', ADDRESS)));
    expect(outcomes.filter(({ status }) => status === 'wrong')).toHaveLength(3);
  });
});
