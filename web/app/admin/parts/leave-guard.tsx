import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { useTexts } from '~/i18n/texts';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before the screen is left with unsaved text: by the browser, a link, Back, or the logout button. */
export function LeaveGuard({ hasUnsaved }: { hasUnsaved: boolean }) {
  const { leave } = useTexts('admin');
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={leave.title}
      cancel={{ label: leave.stay, onChoose: () => blocker.reset?.() }}
      answers={[{ label: leave.go, onChoose: () => blocker.proceed?.() }]}
    >
      {leave.text}
    </ConfirmDialog>
  );
}
