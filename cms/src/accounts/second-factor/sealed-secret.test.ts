import { expect, test } from 'vitest';
import { SecretSeal } from './sealed-secret';

const seal = new SecretSeal('k'.repeat(40));

test('what is sealed for an account is opened for it', () => {
  const sealed = seal.seal(3, 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal.open(3, sealed)).toBe('JBSWY3DPEHPK3PXP');
});

test('the same secret is sealed differently each time', () => {
  expect(seal.seal(3, 'A')).not.toBe(seal.seal(3, 'A'));
});

test.each([
  ['for another account', (sealed: string) => seal.open(4, sealed)],
  ['with another key', (sealed: string) => new SecretSeal('x'.repeat(40)).open(3, sealed)],
  [
    'when a letter was changed',
    (sealed: string) => seal.open(3, (sealed[0] === 'A' ? 'B' : 'A') + sealed.slice(1)),
  ],
  ['when it was cut', (sealed: string) => seal.open(3, sealed.slice(0, -4))],
  ['when it is empty', () => seal.open(3, '')],
])('it is not opened %s', (_name, open) => {
  expect(() => open(seal.seal(3, 'JBSWY3DPEHPK3PXP'))).toThrow();
});
