import { describe, expect, it } from 'vitest';
import { Gate } from './gate.server';
import { GuessLimit } from './guess-limit.server';

const PASSWORD = 'Grüße an die Runde 7';
const ADDRESS = '192.0.2.1';
const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('a gate', () => {
  it('opens for the password and for nothing that resembles it', () => {
    const gate = new Gate({ password: PASSWORD });
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
      expect(gate.try(guess, `192.0.2.${index}`), JSON.stringify(guess.slice(0, 30))).toEqual({
        status: 'wrong',
      });
    }
    expect(gate.try(PASSWORD, ADDRESS)).toEqual({ status: 'open' });
  });

  it('is closed for every guess while no password is set', () => {
    const gate = new Gate({ password: null });
    expect(gate.hasPassword).toBe(false);
    for (const guess of ['', 'null', 'undefined', PASSWORD]) {
      expect(gate.try(guess, ADDRESS)).toEqual({ status: 'closed' });
    }
  });

  it('does not look at a guess that comes too early, not even at the right one', () => {
    let now = NOW;
    const gate = new Gate({ password: PASSWORD, limit: new GuessLimit(() => now) });
    for (let time = 0; time < 3; time += 1) gate.try('falsch', ADDRESS);
    expect(gate.try(PASSWORD, ADDRESS)).toEqual({ status: 'limited', retryAfterSeconds: 2 });
    expect(gate.try(PASSWORD, '192.0.2.2')).toEqual({ status: 'open' });
    now += 2_000;
    expect(gate.try(PASSWORD, ADDRESS)).toEqual({ status: 'open' });
  });

  it('lets nobody wait longer for guesses that it has not looked at', () => {
    let now = NOW;
    const gate = new Gate({ password: PASSWORD, limit: new GuessLimit(() => now) });
    for (let time = 0; time < 50; time += 1) gate.try('falsch', ADDRESS);
    now += 2_000;
    expect(gate.try('falsch', ADDRESS)).toEqual({ status: 'wrong' });
    expect(gate.try('falsch', ADDRESS)).toEqual({ status: 'limited', retryAfterSeconds: 4 });
  });
});
