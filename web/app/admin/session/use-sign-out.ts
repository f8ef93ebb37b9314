import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOut } from '~/admin/data/account';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { broadcastSignOut } from './other-windows';

export function useSignOut(onSignedOut: () => void) {
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // A response after the end of the session would be a refusal, and ask for the password again.
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
