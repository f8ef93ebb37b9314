import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useAccount } from '~/admin/session/account';
import { DraftSync } from './draft-sync';
import { DraftStoreContext } from './use-draft';

export const DraftSyncContext = createContext<DraftSync | null>(null);

export function useDraftSync(): DraftSync {
  const sync = useContext(DraftSyncContext);
  if (!sync) throw new Error('There is no SyncedDrafts above.');
  return sync;
}

export function SyncedDrafts({ children }: { children: ReactNode }) {
  const store = useContext(DraftStoreContext);
  if (!store) throw new Error('There is no DraftStoreContext above.');
  const { user, owesSecondFactor } = useAccount();
  const owner = String(user.id);
  const sync = useMemo(() => new DraftSync(store, owner), [store, owner]);
  // Until the second factor is set up, the server refuses these calls.
  useEffect(() => (owesSecondFactor ? undefined : sync.start()), [sync, owesSecondFactor]);
  return <DraftSyncContext.Provider value={sync}>{children}</DraftSyncContext.Provider>;
}
