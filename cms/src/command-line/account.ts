import type { Knex } from 'knex';
import { type Account, accountNamed } from '../accounts/accounts';
import { withDatabase } from './database';
import { Explained } from './explained';

const ACTOR = { source: 'command-line', account: null } as const;

/** Throws Explained. */
export function withAccount<Result>(
  name: string,
  work: (database: Knex, account: Account, actor: typeof ACTOR) => Promise<Result>,
): Promise<Result> {
  return withDatabase(async (database) => {
    const accounts: Account[] = await database('admin_users').select(
      'id',
      'username',
      'email',
      'firstname',
      'lastname',
    );
    const account = accountNamed(name, accounts);
    if (!account) throw new Explained(`there is no account "${name}". Give its user name or its e-mail.`);
    return work(database, account, ACTOR);
  });
}
