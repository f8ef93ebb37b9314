import { useMutation } from '@tanstack/react-query';
import { signOut } from '~/admin/data/account';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { broadcastSignOut } from './other-windows';

/** Ends the session on the server, then shows the login form; unsaved text stays in the browser. */
export function useSignOut(onSignedOut: () => void) {
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      broadcastSignOut();
      onSignedOut();
    },
    onError: (error) => notifyFailure(failure.logout, error, 'stillSignedIn'),
  });
  return { signOut: () => mutate(), isPending };
}
