import { errors } from '@strapi/utils';
import { PASSWORD_LENGTH } from '../../contract/password-link-fields';
import type { RefusalCode, RefusalDetails } from '../../contract/refusal';
import { isUniqueViolation } from '../integrity/unique-keys';
import { type Strapi, service } from '../strapi';
import { type Account, readAccounts } from './accounts';
import { type PasswordProblem, passwordProblem } from './password-rules';
import { refuseTakenNames, takenName, USERNAME_INDEX } from './unique-names';

type AccountChange = Record<string, unknown>;

interface Users {
  create(change: AccountChange): Promise<unknown>;
  updateById(id: number | string, change: AccountChange): Promise<unknown>;
}

interface Passwords {
  hashPassword(password: string): Promise<string>;
}

const SENTENCES: Record<PasswordProblem, string> = {
  tooShort: `Das Passwort braucht mindestens ${PASSWORD_LENGTH.characters} Zeichen.`,
  tooLong: `Das Passwort darf höchstens ${PASSWORD_LENGTH.bytes} Zeichen haben; Umlaute zählen doppelt.`,
  tooUniform: 'Das Passwort braucht einen Kleinbuchstaben, einen Großbuchstaben und eine Ziffer.',
  common:
    'Dieses Passwort ist sehr verbreitet und wird als erstes geraten, auch mit Ziffern dahinter. Bitte wählen Sie ein anderes.',
  personal:
    'Das Passwort darf nicht aus dem Namen oder der E-Mail-Adresse des Kontos bestehen. Bitte wählen Sie ein anderes.',
};

const DETAILS: Record<PasswordProblem, RefusalDetails & { code: RefusalCode }> = {
  tooShort: { code: 'password-too-short', limit: PASSWORD_LENGTH.characters },
  tooLong: { code: 'password-too-long', limit: PASSWORD_LENGTH.bytes },
  tooUniform: { code: 'password-too-uniform' },
  common: { code: 'password-common' },
  personal: { code: 'password-personal' },
};

/** Throws a ValidationError, which the panel shows at the field; the site reads the code. */
export function refuseWeakPassword(password: unknown, person: Partial<Account> = {}): void {
  if (typeof password !== 'string') return;
  const problem = passwordProblem(password, person);
  if (problem === null) return;
  const message = SENTENCES[problem];
  throw new errors.ValidationError(message, {
    errors: [{ path: ['password'], message, name: 'ValidationError' }],
    ...DETAILS[problem],
  });
}

/** Checks a change of an account; `id` is null for a new one. Throws a ValidationError. */
export async function checkAccountChange(
  strapi: Strapi,
  id: number | null,
  change: Record<string, unknown>,
): Promise<void> {
  const accounts = await readAccounts(strapi);
  const current: Account | null = accounts.find((account) => account.id === id) ?? null;
  const texts = Object.fromEntries(Object.entries(change).filter(([, value]) => typeof value === 'string'));
  refuseTakenNames(texts, current, accounts);
  refuseWeakPassword(change.password, { ...current, ...texts });
}

export function enforceAccountRules(strapi: Strapi): void {
  const users = service<Users>(strapi, 'admin::user');
  const { create, updateById } = users;
  users.create = async (change) => {
    await checkAccountChange(strapi, null, change);
    return orNameTaken(create(change));
  };
  users.updateById = async (id, change) => {
    await checkAccountChange(strapi, Number(id), change);
    return orNameTaken(updateById(id, change));
  };

  // `strapi admin:reset-user-password` calls neither of them.
  const passwords = service<Passwords>(strapi, 'admin::auth');
  const { hashPassword } = passwords;
  passwords.hashPassword = async (password) => {
    refuseWeakPassword(password);
    return hashPassword(password);
  };
}

/** Handles two accounts that take one name at the same moment. */
async function orNameTaken<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw takenName(String(error).includes(USERNAME_INDEX) ? 'username' : 'email');
  }
}
