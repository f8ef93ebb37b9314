import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { adminSystem } from '~/theme/admin-system';
import { AdminLocationProvider } from './admin-location';
import { AdminShell } from './admin-shell';
import { createQueryClient } from './data/query-client';
import { DraftStore } from './drafts/draft-store';
import { watchOtherWindows } from './drafts/other-windows';
import { DraftStoreContext } from './drafts/use-draft';
import { ExpiredSessionDialog } from './session/expired-session-dialog';
import { onSignOutElsewhere } from './session/other-windows';
import { PanelUrlContext } from './session/panel-url';

interface WorkspaceProps {
  panelUrl: string;
  isLasting: boolean;
  onSignedOut: () => void;
}

/** Everything behind the login, loaded after it because Chakra's runtime is large. */
export default function Workspace({ panelUrl, isLasting, onSignedOut }: WorkspaceProps) {
  const [queryClient] = useState(createQueryClient);
  const [drafts] = useState(() => new DraftStore(window.localStorage));
  useEffect(() => watchOtherWindows(drafts, queryClient), [drafts, queryClient]);
  const signedOut = useRef(onSignedOut);
  signedOut.current = onSignedOut;
  useEffect(
    () =>
      onSignOutElsewhere(() => {
        // Keeps text on the screen that this browser cannot store; the next call opens the login dialog.
        if (drafts.isPersistent()) signedOut.current();
      }),
    [drafts],
  );
  return (
    <ChakraProvider value={adminSystem}>
      <QueryClientProvider client={queryClient}>
        <DraftStoreContext.Provider value={drafts}>
          <PanelUrlContext.Provider value={panelUrl}>
            <AdminLocationProvider>
              <AdminShell onSignedOut={onSignedOut} />
            </AdminLocationProvider>
            <ExpiredSessionDialog isLasting={isLasting} />
          </PanelUrlContext.Provider>
        </DraftStoreContext.Provider>
      </QueryClientProvider>
    </ChakraProvider>
  );
}
