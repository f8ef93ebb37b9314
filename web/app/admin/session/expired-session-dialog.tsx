import { Button, Dialog } from '@chakra-ui/react';
import { useRef, useSyncExternalStore } from 'react';
import { useLastAccount } from '~/admin/data/account';
import { DialogSheet } from '~/admin/parts/dialog-sheet';
import { useTexts } from '~/i18n/texts';
import { LoginForm } from './login-form';
import { sessionRenewal } from './session-renewal';

export function ExpiredSessionDialog({ isLasting }: { isLasting: boolean }) {
  const { expired } = useTexts('admin');
  const user = useLastAccount()?.user;
  const form = useRef<HTMLDivElement>(null);
  const isOpen = useSyncExternalStore(
    sessionRenewal.subscribe,
    () => sessionRenewal.isPending,
    () => false,
  );
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && sessionRenewal.settle(false)}
      closeOnInteractOutside={false}
      placement="center"
      initialFocusEl={() => form.current?.querySelector<HTMLElement>('[data-autofocus]') ?? null}
      lazyMount
      unmountOnExit
    >
      <DialogSheet p="6" maxW="26rem">
        <Dialog.Title fontSize="1.25rem">{expired.title}</Dialog.Title>
        <Dialog.Description mt="2" color="fg.muted">
          {expired.text}
        </Dialog.Description>
        <div ref={form}>
          <LoginForm
            username={user?.username ?? user?.email}
            isLasting={isLasting}
            onSuccess={() => sessionRenewal.settle(true)}
          />
        </div>
        <Button mt="3" variant="ghost" onClick={() => sessionRenewal.settle(false)}>
          {expired.later}
        </Button>
      </DialogSheet>
    </Dialog.Root>
  );
}
