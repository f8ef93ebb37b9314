import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { SecondFactorSteps } from './second-factor-steps';

interface SecondFactorDialogProps {
  isOpen: boolean;
  onClose: () => void;
  finalFocusEl: () => HTMLElement | null;
}

/** Shows recovery codes until their own button closes the dialog: nobody sees them again. */
export function SecondFactorDialog({ isOpen, onClose, finalFocusEl }: SecondFactorDialogProps) {
  const { dialog } = useTexts('admin-second-factor');
  const [isHeld, setHeld] = useState(false);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      closeOnInteractOutside={false}
      closeOnEscape={!isHeld}
      finalFocusEl={finalFocusEl}
      scrollBehavior="outside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content p={{ base: '4', sm: '6' }} maxW="32rem" mx="3" my={{ base: '4', md: '10' }}>
            <Dialog.Title fontSize="1.25rem" mb="3">
              {dialog.title}
            </Dialog.Title>
            <SecondFactorSteps onHold={setHeld} />
            {!isHeld && (
              <Button mt="5" alignSelf="start" variant="outline" onClick={onClose}>
                {dialog.close}
              </Button>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
