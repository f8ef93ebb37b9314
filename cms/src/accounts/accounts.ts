import { type Strapi, table } from '../strapi';

export interface Account {
  id: number;
  username: string | null;
  email: string;
  firstname: string | null;
  lastname: string | null;
}

const FIELDS = ['id', 'username', 'email', 'firstname', 'lastname'];

/** Callers compare names themselves, because SQLite's `lower` handles only ASCII. */
export const readAccounts = (strapi: Strapi): Promise<Account[]> =>
  table<Account>(strapi, 'admin::user').findMany({ select: FIELDS });

export const plainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Finds the account with this e-mail or user name; a user name that two accounts share finds none. */
export function accountNamed(name: string, accounts: Account[]): Account | null {
  const wanted = plainName(name);
  const byEmail = accounts.find(({ email }) => plainName(email) === wanted);
  if (byEmail) return byEmail;
  const [account, ...others] = accounts.filter(
    ({ username }) => username !== null && plainName(username) === wanted,
  );
  return account && others.length === 0 ? account : null;
}
