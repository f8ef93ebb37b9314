import { Button, Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';

export interface Answer {
  label: string;
  onChoose: () => void;
  isDangerous?: boolean;
}

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** What Escape and the first button do: nothing happens. */
  cancel: { label: string; onChoose: () => void };
  answers: readonly Answer[];
}

/** Asks before something that cannot be taken back; the harmless answer has the focus. */
export function ConfirmDialog({ isOpen, title, children, cancel, answers }: ConfirmDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={isOpen}
      onOpenChange={({ open }) => !open && cancel.onChoose()}
      initialFocusEl={() => harmless.current}
      placement="center"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content p="6" maxW="32rem">
            <Dialog.Title fontSize="1.25rem">{title}</Dialog.Title>
            <Dialog.Description asChild mt="2" color="fg.muted">
              <div>{children}</div>
            </Dialog.Description>
            <Dialog.Footer px="0" pb="0" pt="6" flexWrap="wrap">
              <Button ref={harmless} variant="outline" onClick={cancel.onChoose}>
                {cancel.label}
              </Button>
              {answers.map(({ label, onChoose, isDangerous }) => (
                <Button key={label} colorPalette={isDangerous ? 'red' : 'brand'} onClick={onChoose}>
                  {label}
                </Button>
              ))}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
