import { plainName, readAccounts } from '../accounts/accounts';
import { LINK_LIFETIME_MS, linkTarget } from '../accounts/password-link';
import { WindowCounts } from '../accounts/window-counts';
import { orderLink } from '../mail/notify';
import { removeOrders } from '../mail/waiting-notices';
import type { Strapi } from '../strapi';

const LINKS_OF_ACCOUNT = 3;
/** No account has it: SQLite and PostgreSQL count from 1. */
const NOBODY = 0;

/** Limits mails to one account. The window is a link's lifetime, so that the owner is never without one. */
export function linkRequests(strapi: Strapi) {
  const counts = new WindowCounts({ limit: LINKS_OF_ACCOUNT, windowMs: LINK_LIFETIME_MS.reset, max: 10_000 });
  const recipientOf = async (email: string): Promise<number> => {
    const wanted = plainName(email);
    const named = (await readAccounts(strapi)).find((account) => plainName(account.email) === wanted);
    const target = await linkTarget(strapi, named?.id ?? NOBODY);
    const counted = [{ name: String(named?.id ?? NOBODY), share: 1 }];
    const isUsedUp = counts.secondsToWait(counted) > 0;
    counts.add(counted);
    return target?.purpose === 'reset' && !isUsedUp ? target.id : NOBODY;
  };
  return {
    /** Writes and commits for nobody too, so that the time of the answer does not tell which addresses have accounts. */
    async add(email: string): Promise<void> {
      const recipient = await recipientOf(email);
      await strapi.db.transaction(async ({ trx }) => {
        await orderLink(trx, recipient, 'reset');
        await removeOrders(trx, NOBODY);
      });
    },
  };
}
