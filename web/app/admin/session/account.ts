import type { editorAccount } from 'contract/account';
import { createContext, useContext } from 'react';
import type { z } from 'zod';

export type Account = z.output<typeof editorAccount>;

export const AccountContext = createContext<Account | null>(null);

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('There is no AccountContext above.');
  return account;
}
