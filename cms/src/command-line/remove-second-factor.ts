import { SecondFactorTable } from '../accounts/second-factor/second-factor-table';
import { record } from '../audit/trail';
import { withAccount } from './account';
import { Explained } from './explained';

/** Uses only the database, so that it can run beside Strapi. Returns a sentence for the caller. Throws Explained. */
export function removeSecondFactor(name: string): Promise<string> {
  return withAccount(name, async (database, account, actor) => {
    const table = new SecondFactorTable((work) => database.transaction((transaction) => work(transaction)));
    await table.ensure();
    if (!(await table.remove(account.id))) {
      throw new Explained(`the account "${name}" has no second factor. Nothing was changed.`);
    }
    await record(database, actor, [{ action: 'delete', kind: 'second-factor', thing: account.id }]);
    return `The account "${name}" has no second factor any more: it signs in with its password alone.`;
  });
}
