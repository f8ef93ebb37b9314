import { Dialog, type DialogContentProps, Portal } from '@chakra-ui/react';

/** Lays the content of a dialog over the page, which it darkens. */
export function DialogSheet(props: DialogContentProps) {
  return (
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content {...props} />
      </Dialog.Positioner>
    </Portal>
  );
}
