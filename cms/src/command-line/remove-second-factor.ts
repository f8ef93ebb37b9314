import type { Knex } from 'knex';
import { type Account, accountNamed } from '../accounts/accounts';
import { SecondFactorTable } from '../accounts/second-factor/second-factor-table';
import { record } from '../audit/trail';
import { withDatabase } from './database';
import { Explained } from './explained';

const ACTOR = { source: 'command-line', account: null } as const;

/** Uses only the database, so that it can run beside Strapi. Returns a sentence for the caller. Throws Explained. */
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
