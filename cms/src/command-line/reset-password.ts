import { randomBytes } from 'node:crypto';
import { hash } from 'bcryptjs';
import type { Account } from '../accounts/accounts';
import { passwordProblem } from '../accounts/password-rules';
import { record } from '../audit/trail';
import { withAccount } from './account';

/** As Strapi's own hashes. */
const ROUNDS = 10;

/** Uses only the database, so that it can run beside Strapi. Returns lines for the caller. Throws Explained. */
export function resetPassword(name: string): Promise<string> {
  return withAccount(name, async (database, account, actor) => {
    const password = newPassword(account);
    const hashed = await hash(password, ROUNDS);
    await database.transaction(async (transaction) => {
      await transaction('admin_users')
        .where({ id: account.id })
        .update({ password: hashed, reset_password_token: null });
      await transaction('strapi_sessions')
        .where({ user_id: String(account.id), origin: 'admin' })
        .delete();
      await record(transaction, actor, [{ action: 'save', kind: 'account', thing: account.id }]);
    });
    return `The account "${name}" has a new password, and its sessions have ended. This is shown once:\n${password}`;
  });
}

function newPassword(account: Account): string {
  for (;;) {
    const password = randomBytes(18).toString('base64url');
    if (passwordProblem(password, account) === null) return password;
  }
}
