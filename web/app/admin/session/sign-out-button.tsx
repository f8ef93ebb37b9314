import { Box } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { signOut } from '~/admin/data/account';
import { useDraftStore } from '~/admin/drafts/use-draft';
import { useDraftSync } from '~/admin/drafts/use-draft-sync';
import { BusyButton } from '~/admin/parts/busy-button';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { useAccount } from './account';
import { broadcastSignOut } from './other-windows';

/** Asks first if there is unsaved text. Links load another document, so the browser's own question covers them. */
export function SignOutButton({ onSignedOut }: { onSignedOut: () => void }) {
  const { frame, leave } = useTexts('admin');
  const drafts = useDraftStore();
  const hasUnsaved = drafts.hasOwn(String(useAccount().user.id));
  const [isDialogOpen, setDialogOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sync = useDraftSync();
  const { mutate, isPending } = useSignOut(onSignedOut, () => sync.flush());
  useUnloadPrompt(hasUnsaved);
  return (
    <>
      <BusyButton
        ref={button}
        size={{ base: 'xs', sm: 'sm' }}
        variant="ghost"
        px={{ base: '2', lg: '3' }}
        aria-label={frame.logout}
        title={frame.logout}
        isBusy={isPending}
        onClick={() => (hasUnsaved ? setDialogOpen(true) : mutate())}
      >
        {!isPending && <LogOut size={16} aria-hidden="true" />}
        <Box as="span" hideBelow="lg">
          {frame.logout}
        </Box>
      </BusyButton>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={leave.title}
        cancel={{ label: leave.stay, onChoose: () => setDialogOpen(false) }}
        answers={[
          {
            label: frame.logout,
            onChoose: () => {
              setDialogOpen(false);
              mutate();
            },
          },
        ]}
        finalFocusEl={() => button.current}
      >
        {drafts.isPersistent() ? leave.text : frame.notKept}
      </ConfirmDialog>
    </>
  );
}

function useUnloadPrompt(hasUnsaved: boolean) {
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
}

/** @param onLeave runs while the session still exists */
function useSignOut(onSignedOut: () => void, onLeave: () => Promise<unknown>) {
  const { failure } = useTexts('admin');
  const notifyFailure = useFailureNotice();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // A response after the end of the session would be a refusal, and ask for the password again.
      await client.cancelQueries();
      await onLeave();
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
}
