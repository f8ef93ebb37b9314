import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments';

describe('the command for messages', () => {
  it.each([
    [['export', ' Ada@Example.org '], { verb: 'export', email: 'ada@example.org', file: null }],
    [
      ['export', 'ada@example.org', '--to', 'ada.json'],
      { verb: 'export', email: 'ada@example.org', file: 'ada.json' },
    ],
    [['erase', 'ada@example.org'], { verb: 'erase', email: 'ada@example.org', isAgreed: false }],
    [['erase', 'ada@example.org', '--yes'], { verb: 'erase', email: 'ada@example.org', isAgreed: true }],
  ])('reads %j', (args, order) => {
    expect(readArguments(args)).toEqual(order);
  });

  it.each([
    [[], /Use it as/],
    [['export'], /Use it as/],
    [['delete', 'ada@example.org'], /Use it as/],
    [['erase', 'ada@example.org', 'eve@example.org'], /Use it as/],
    [['erase', 'ada'], /"ada" is no e-mail address/],
    [['erase', 'ada@example'], /is no e-mail address/],
    [['erase', `${'a'.repeat(200)}@example.org`], /is no e-mail address/],
    [['export', 'ada@example.org', '--yes'], /--yes belongs to erase/],
    [['erase', 'ada@example.org', '--to', 'x'], /--to belongs to export/],
    [['erase', 'ada@example.org', '--force'], /Unknown option '--force'/],
  ])('refuses %j in one line that says what to do', (args, message) => {
    const attempt = () => readArguments(args);
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(/^[^\n]*$/);
    expect(attempt).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});
