import { errors } from '@strapi/utils';
import type { Strapi } from '../strapi';
import { type Account, plainName, readAccounts } from './accounts';

export const USERNAME_INDEX = 'admin_users_username_in_any_case';

const TAKEN = {
  username: 'Dieser Benutzername ist schon vergeben. Bitte wählen Sie einen anderen.',
  email: 'Diese E-Mail-Adresse ist schon vergeben.',
};

interface NewNames {
  username?: string | null;
  email?: string;
}

/**
 * A user name opens one account and no other: whoever takes the name or the e-mail of somebody else would keep that
 * person from signing in by it. Strapi keeps only e-mails unique. @throws ValidationError
 */
export function refuseTakenNames(
  { username, email }: NewNames,
  current: Account | null,
  accounts: Account[],
): void {
  const others = accounts.filter(({ id }) => id !== current?.id);
  const isTaken = (name: string) =>
    others.some((other) => [other.username, other.email].some((taken) => taken && plainName(taken) === name));

  // A form sends what it does not change, too; names from before these rules stay.
  if (typeof username === 'string' && username !== current?.username) {
    if (isTaken(plainName(username))) throw takenName('username');
    if (username.includes('@')) {
      throw refusal(
        'username',
        'Ein Benutzername enthält kein @. Mit der E-Mail-Adresse kann man sich immer anmelden.',
      );
    }
  }
  if (typeof email === 'string' && email !== current?.email && isTaken(plainName(email))) {
    throw takenName('email');
  }
}

/** 400 in the panel, which then marks the field. */
const refusal = (field: 'username' | 'email', message: string) =>
  new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });

export const takenName = (field: 'username' | 'email') => refusal(field, TAKEN[field]);

/** Accounts whose user name opens none of them, because another has it as name or e-mail. */
const accountsWithSharedNames = (accounts: Account[]): Account[] =>
  accounts.filter(
    ({ id, username }) =>
      username !== null &&
      accounts.some(
        (other) =>
          other.id !== id &&
          [other.username, other.email].some((name) => name && plainName(name) === plainName(username)),
      ),
  );

/**
 * Stands behind the rule where two take a name at the same moment. Names from before it do not stop the start: their
 * owners sign in by e-mail until somebody changes one, and the index is made at the start after that.
 */
export async function ensureUniqueUsernames(strapi: Strapi): Promise<void> {
  const shared = accountsWithSharedNames(await readAccounts(strapi));
  if (shared.length > 0) {
    const numbers = shared.map(({ id }) => id).join(', ');
    strapi.log.warn(
      `The accounts ${numbers} cannot sign in by user name, only by e-mail: their names are taken twice. Change one under Settings, Users.`,
    );
    return;
  }
  await strapi.db.connection.raw(
    `CREATE UNIQUE INDEX IF NOT EXISTS ${USERNAME_INDEX} ON admin_users (lower(username))`,
  );
}
