import { expect, test } from 'vitest';
import { makeRecoveryCodes, readRecoveryCode, recoveryCodeHash } from './recovery-codes';

test('ten codes are made, no two of them equal', () => {
  const codes = [makeRecoveryCodes(), makeRecoveryCodes()].flat();
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test.each([
  ['as it was shown', '7K3M-Q0RS-4TVW-91YZ'],
  ['in small letters, without dashes', '7k3mq0rs4tvw91yz'],
  ['with spaces', ' 7K3M Q0RS 4TVW 91YZ '],
  ['with the letters that are taken for digits', '7k3m-qors-4tvw-9lyz'],
])('a code is read %s', (_name, typed) => {
  expect(readRecoveryCode(typed)).toBe('7K3MQ0RS4TVW91YZ');
  expect(recoveryCodeHash(3, typed)).toBe(recoveryCodeHash(3, '7K3M-Q0RS-4TVW-91YZ'));
});

test.each([
  ['123456'],
  ['7K3M-Q0RS-4TVW-91Y'],
  ['7K3M-Q0RS-4TVW-91YZ-1'],
  ['7K3M-Q0RS-4TVW-91Y!'],
  ['7K3M-Q0RS-4TVW-91YÄ'],
  ['７K3M-Q0RS-4TVW-91YZ'],
  [''],
])('"%s" is no recovery code', (typed) => {
  expect(readRecoveryCode(typed)).toBeNull();
});

test('the same code is stored differently for two accounts, and not as it is', () => {
  const code = '7K3M-Q0RS-4TVW-91YZ';
  expect(recoveryCodeHash(3, code)).not.toBe(recoveryCodeHash(4, code));
  expect(recoveryCodeHash(3, code)).not.toContain('7K3M');
});
