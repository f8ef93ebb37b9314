import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOut } from '~/admin/data/account';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { broadcastSignOut } from './other-windows';

/** Ends the session on the server, then shows the login form; unsaved text stays in the browser. */
export function useSignOut(onSignedOut: () => void) {
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // An answer that comes after the end of the session is a refusal, and would ask for the password again.
      await client.cancelQueries();
      await signOut();
    },
    onSuccess: () => {
      broadcastSignOut();
      onSignedOut();
    },
    onError: (error) => {
      notifyFailure(failure.logout, error, 'stillSignedIn');
      void client.refetchQueries({ type: 'active', stale: true });
    },
  });
  return { signOut: () => mutate(), isPending };
}
