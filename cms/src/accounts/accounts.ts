import { type Strapi, table } from '../strapi';

/** Who can sign in to the panel and to the site's /admin, without what is secret. */
export interface Account {
  id: number;
  username: string | null;
  email: string;
  firstname: string | null;
  lastname: string | null;
}

const FIELDS = ['id', 'username', 'email', 'firstname', 'lastname'];

/**
 * Every account. They are the people of one company, and no database compares letters with umlauts as people do:
 * SQLite knows capitals of ASCII alone.
 */
export const readAccounts = (strapi: Strapi): Promise<Account[]> =>
  table<Account>(strapi, 'admin::user').findMany({ select: FIELDS });

/** Names that are equal for people are equal here: capitals, spaces around and full-width letters make no difference. */
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
