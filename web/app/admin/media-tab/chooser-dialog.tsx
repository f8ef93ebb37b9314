import { Button, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ChooserDialogProps {
  texts: { title: string; cancel: string };
  onClose: () => void;
  children: ReactNode;
}

/** Offers the files of the media library. */
export function ChooserDialog({ texts, onClose, children }: ChooserDialogProps) {
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()} scrollBehavior="inside" size="lg">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="52rem">
            <Dialog.Header>
              <Dialog.Title fontSize="1.25rem">{texts.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                {texts.cancel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
