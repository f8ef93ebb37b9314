import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDraftStore } from '~/admin/drafts/use-draft';
import { BusyButton } from '~/admin/parts/busy-button';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { useTexts } from '~/i18n/texts';
import { useAccount } from './account';
import { useSignOut } from './use-sign-out';

/**
 * Asks before the screen is left with unsaved text: the button itself, and the browser for everything else. Nothing on
 * the screen leads to another page of the site without loading it, so the router has nothing to ask about.
 */
export function SignOutButton({ onSignedOut }: { onSignedOut: () => void }) {
  const { frame, leave } = useTexts('admin');
  const drafts = useDraftStore();
  const hasUnsaved = drafts.hasAny(String(useAccount().user.id));
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { signOut, isPending } = useSignOut(onSignedOut);
  useAskingBrowser(hasUnsaved);
  return (
    <>
      <BusyButton
        ref={button}
        size={{ base: 'xs', sm: 'sm' }}
        variant="outline"
        isBusy={isPending}
        onClick={() => (hasUnsaved ? setAsking(true) : signOut())}
      >
        {!isPending && <LogOut size={16} aria-hidden="true" />}
        {frame.logout}
      </BusyButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={leave.title}
        cancel={{ label: leave.stay, onChoose: () => setAsking(false) }}
        answers={[
          {
            label: frame.logout,
            onChoose: () => {
              setAsking(false);
              signOut();
            },
          },
        ]}
        finalFocusEl={() => button.current}
      >
        {drafts.isKept() ? leave.text : frame.notKept}
      </ConfirmDialog>
    </>
  );
}

/** Before a reload, another address, or the closed window. */
function useAskingBrowser(hasUnsaved: boolean) {
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
}
