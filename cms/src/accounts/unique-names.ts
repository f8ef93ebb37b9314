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

/** People sign in by user name or e-mail; Strapi keeps only e-mails unique. Throws a ValidationError. */
export function refuseTakenNames(
  { username, email }: NewNames,
  current: Account | null,
  accounts: Account[],
): void {
  const others = accounts.filter(({ id }) => id !== current?.id);
  const isTaken = (name: string) =>
    others.some((other) => [other.username, other.email].some((taken) => taken && plainName(taken) === name));

  // Forms send unchanged fields too, and names older than these rules stay valid.
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

const refusal = (field: 'username' | 'email', message: string) =>
  new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });

export const takenName = (field: 'username' | 'email') => refusal(field, TAKEN[field]);

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

/** Waits, with a warning, until old duplicates are gone; their owners sign in by e-mail. */
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
