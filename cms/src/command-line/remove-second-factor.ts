import type { Knex } from 'knex';
import { type Account, accountNamed } from '../accounts/accounts';
import { SecondFactorTable } from '../accounts/second-factor/second-factor-table';
import { record } from '../audit/trail';
import { withDatabase } from './database';
import { Explained } from './explained';

const ACTOR = { source: 'command-line', account: null } as const;

/**
 * Takes the second factor from an account whose owner has lost app and recovery codes. It works on the database alone, so
 * that it may run beside Strapi and needs no second one.
 *
 * @param name user name or e-mail
 * @returns what was done, for the person who gave the command
 * @throws Explained
 */
export function removeSecondFactor(name: string): Promise<string> {
  return withDatabase(async (database) => {
    const account = accountNamed(name, await readAccounts(database));
    if (!account) throw new Explained(`there is no account "${name}". Give its user name or its e-mail.`);
    const table = new SecondFactorTable((work) => database.transaction((transaction) => work(transaction)));
    await table.ensure();
    if (!(await table.remove(account.id))) {
      throw new Explained(`the account "${name}" has no second factor. Nothing was changed.`);
    }
    await record(database, ACTOR, [{ action: 'delete', kind: 'second-factor', thing: account.id }]);
    return `The account "${name}" has no second factor any more: it signs in with its password alone.`;
  });
}

const readAccounts = (database: Knex): Promise<Account[]> =>
  database('admin_users').select('id', 'username', 'email', 'firstname', 'lastname');
