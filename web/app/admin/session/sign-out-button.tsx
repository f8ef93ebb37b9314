import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDraftStore } from '~/admin/drafts/use-draft';
import { BusyButton } from '~/admin/parts/busy-button';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { useTexts } from '~/i18n/texts';
import { useAccount } from './account';
import { useSignOut } from './use-sign-out';

/** Asks first if there is unsaved text. Links load another document, so the browser's own question covers them. */
export function SignOutButton({ onSignedOut }: { onSignedOut: () => void }) {
  const { frame, leave } = useTexts('admin');
  const drafts = useDraftStore();
  const hasUnsaved = drafts.hasAny(String(useAccount().user.id));
  const [isDialogOpen, setDialogOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { signOut, isPending } = useSignOut(onSignedOut);
  useUnloadPrompt(hasUnsaved);
  return (
    <>
      <BusyButton
        ref={button}
        size={{ base: 'xs', sm: 'sm' }}
        variant="ghost"
        isBusy={isPending}
        onClick={() => (hasUnsaved ? setDialogOpen(true) : signOut())}
      >
        {!isPending && <LogOut size={16} aria-hidden="true" />}
        {frame.logout}
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
              signOut();
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
