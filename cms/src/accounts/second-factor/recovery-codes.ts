import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '../../../contract/second-factor';

/** Leaves out I, L, O and U, which resemble others or make words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const LENGTH = GROUPS * GROUP_LENGTH;

const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** `7K3M-Q0RS-4TVW-9XYZ`: 80 bits, which nobody guesses. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));

/** Corrects spaces, case and similar letters of a typed code; returns null if it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter))
    ? letters
    : null;
}

/** Needs no slow hash, because nobody tries out 80 random bits. */
export function recoveryCodeHash(account: number, code: string): string {
  return createHash('sha256')
    .update(`${account} ${readRecoveryCode(code)}`)
    .digest('base64url');
}
