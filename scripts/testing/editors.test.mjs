import { describe, expect, it } from 'vitest';
import { ledgerOf } from './editors.mjs';

describe('ledgerOf', () => {
  it('accepts the last acknowledged value and every value sent after it', () => {
    const ledger = ledgerOf('');
    ledger.check('');
    ledger.send('1');
    ledger.acknowledge('1');
    ledger.send('2');
    for (const stored of ['1', '2']) ledger.check(stored);
    expect(ledger.lost()).toBe(0);
  });

  it('counts a value from before the last acknowledged one', () => {
    const ledger = ledgerOf('');
    for (const value of ['1', '2']) {
      ledger.send(value);
      ledger.acknowledge(value);
    }
    for (const stored of ['', '1', 'unknown']) ledger.check(stored);
    expect(ledger.lost()).toBe(3);
  });
});
