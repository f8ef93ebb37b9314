import type { Knex } from 'knex';
import type { Account } from '../accounts/accounts';
import { purposeFor } from '../accounts/password-link';
import { record } from '../audit/trail';
import { readSettings } from '../env';
import { waysOf } from '../mail/notice';
import { orderLink } from '../mail/notify';
import { withAccount } from './account';
import { Explained } from './explained';

/** Queues the mail in the database, and the running Strapi sends it. Returns lines for the caller. Throws Explained. */
export async function invite(name: string): Promise<string> {
  if (!waysOf(readSettings()).includes('account')) {
    throw new Explained(
      'this website sends no mails. Set SMTP_URL and MAIL_FROM, or pass on the link that the panel shows at the account.',
    );
  }
  return withAccount(name, async (database, account, actor) => {
    if ((await purposeOf(database, account)) !== 'invitation') {
      throw new Explained(`the account "${name}" waits for no invitation: it is in use or blocked.`);
    }
    await database.transaction(async (transaction) => {
      await orderLink(transaction, account.id, 'invitation');
      await record(transaction, actor, [{ action: 'save', kind: 'account', thing: account.id }]);
    });
    return `The account "${name}" gets an invitation by mail, as soon as Strapi runs.`;
  });
}

async function purposeOf(database: Knex, { id }: Account) {
  const row = await database('admin_users').where({ id }).first('is_active', 'blocked', 'registration_token');
  const { is_active: isActive, blocked, registration_token: registrationToken } = row;
  return purposeFor({ isActive, blocked, registrationToken });
}
