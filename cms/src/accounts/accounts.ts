import { type Strapi, table } from '../strapi';

/** An account of the panel and of the site's /admin, without its secrets. */
export interface Account {
  id: number;
  username: string | null;
  email: string;
  firstname: string | null;
  lastname: string | null;
}

const FIELDS = ['id', 'username', 'email', 'firstname', 'lastname'];

/**
 * All accounts, which are the few people of one company: names are compared here, because the `lower` of SQLite knows
 * ASCII alone.
 */
export const readAccounts = (strapi: Strapi): Promise<Account[]> =>
  table<Account>(strapi, 'admin::user').findMany({ select: FIELDS });

/** A name for comparison: capitals, surrounding spaces and full-width letters make no difference. */
export const plainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The account of this e-mail or user name; a name that two accounts have belongs to none of them. */
export function accountNamed(name: string, accounts: Account[]): Account | null {
  const wanted = plainName(name);
  const byEmail = accounts.find(({ email }) => plainName(email) === wanted);
  if (byEmail) return byEmail;
  const [account, ...others] = accounts.filter(
    ({ username }) => username !== null && plainName(username) === wanted,
  );
  return account && others.length === 0 ? account : null;
}
