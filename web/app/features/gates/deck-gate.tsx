import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { useDeckSession } from './deck-session';
import { GateCard } from './gate-card';
import { type GateOptions, useGate } from './use-gate';
import { useRedirectHome } from './use-redirect-home';

interface DeckGateProps extends Pick<GateOptions, 'action' | 'notice'> {
  hasPassword: boolean;
  email: string;
}

/** Specification, section 9. */
const VERIFY_MS = 500;

export function DeckGate({ hasPassword, email, ...options }: DeckGateProps) {
  const { toasts } = useTexts('investment-deck');
  const { isLeaving, leave } = useRedirectHome();
  useDeckSession(false);
  const form = useGate({
    ...options,
    verifyMs: VERIFY_MS,
    onOpen: () => notify({ title: toasts.grantedTitle, description: toasts.grantedText }),
    onRefusal: ({ kind }) => {
      if (kind !== 'wrong') return;
      notify({ title: toasts.deniedTitle, description: toasts.deniedText, variant: 'destructive' });
      if (form.field.current) form.field.current.value = '';
      leave();
    },
  });
  // The toast says it already.
  const shown = isLeaving ? { ...form, notice: null, isBlocked: true } : form;
  return <GateCard hasPassword={hasPassword} email={email} form={shown} />;
}
