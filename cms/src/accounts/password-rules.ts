import { dictionary } from '@zxcvbn-ts/language-common';
import { type Account, plainName } from './accounts';

export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooUniform' | 'common' | 'personal';

export const MIN_PASSWORD_CHARACTERS = 12;
/** bcrypt looks at no more: what stands behind would protect nothing. */
export const MAX_PASSWORD_BYTES = 72;

const COMMON_PASSWORDS = new Set(dictionary['passwords-common']);

/** `Passwort2026!` is `passwort` to whoever guesses: digits and marks around a word are what everybody adds. */
const withoutTrimmings = (password: string) => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** What is wrong with a new password, null when nothing is. */
export function passwordProblem(password: string, person: Partial<Account> = {}): PasswordProblem | null {
  if ([...password].length < MIN_PASSWORD_CHARACTERS) return 'tooShort';
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) return 'tooLong';
  // Strapi asks for these three, in the forms of its panel too.
  if (![/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password))) return 'tooUniform';
  const words = [password, withoutTrimmings(password)].map(plainName);
  if (words.some((word) => COMMON_PASSWORDS.has(word))) return 'common';
  const names = namesOf(person);
  return words.some((word) => names.has(word)) ? 'personal' : null;
}

/** What others know or see of the account. */
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
      .flatMap((name) => [name, withoutTrimmings(name)])
      .map(plainName)
      .filter(Boolean),
  );
}
