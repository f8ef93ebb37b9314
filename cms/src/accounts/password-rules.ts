import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from '../../contract/password-link-fields';
import { type Account, plainName } from './accounts';

export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooUniform' | 'common' | 'personal';

const COMMON_PASSWORDS = new Set(dictionary['passwords-common']);

/** Strips the digits and marks that guessing programs put around common words, as in `Passwort2026!`. */
const withoutAffixes = (password: string) => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

export function passwordProblem(password: string, person: Partial<Account> = {}): PasswordProblem | null {
  if ([...password].length < PASSWORD_LENGTH.characters) return 'tooShort';
  if (Buffer.byteLength(password) > PASSWORD_LENGTH.bytes) return 'tooLong';
  // Strapi requires these three as well, and its forms say so.
  if (![/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password))) return 'tooUniform';
  const words = [password, withoutAffixes(password)].map(plainName);
  if (words.some((word) => COMMON_PASSWORDS.has(word))) return 'common';
  const names = namesOf(person);
  return words.some((word) => names.has(word)) ? 'personal' : null;
}

function namesOf({ username, email, firstname, lastname }: Partial<Account>): Set<string> {
  const first = firstname ?? '';
  const last = lastname ?? '';
  const names = [username ?? '', email ?? '', email?.split('@')[0] ?? ''];
  for (const separator of ['', ' ', '.', '-', '_']) {
    names.push([first, last].join(separator), [last, first].join(separator));
  }
  names.push(first, last);
  return new Set(
    names
      .flatMap((name) => [name, withoutAffixes(name)])
      .map(plainName)
      .filter(Boolean),
  );
}
