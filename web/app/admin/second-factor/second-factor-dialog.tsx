import { Box, Button, Dialog } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { DialogSheet } from '~/admin/parts/dialog-sheet';
import { useTexts } from '~/i18n/texts';
import { SecondFactorFrame } from './second-factor-frame';

/** Shows recovery codes until their own button closes them: nobody sees them again. */
export function SecondFactorDialog() {
  const { dialog } = useTexts('admin-second-factor');
  const [isHeld, setHeld] = useState(false);
  return (
    <Dialog.Root
      closeOnInteractOutside={false}
      closeOnEscape={!isHeld}
      scrollBehavior="outside"
      lazyMount
      unmountOnExit
    >
      <Dialog.Trigger asChild>
        <Button
          size={{ base: 'xs', sm: 'sm' }}
          variant="ghost"
          aria-label={dialog.open}
          title={dialog.title}
          px={{ base: '2', lg: '3' }}
          order={{ base: '1', md: '0' }}
        >
          <ShieldCheck size={16} aria-hidden="true" />
          <Box as="span" hideBelow="lg">
            {dialog.open}
          </Box>
        </Button>
      </Dialog.Trigger>
      <DialogSheet p={{ base: '4', sm: '6' }} maxW="32rem" mx="3" my={{ base: '4', md: '10' }}>
        <Dialog.Title fontSize="1.25rem" mb="3">
          {dialog.title}
        </Dialog.Title>
        <SecondFactorFrame onHold={setHeld} />
        {!isHeld && (
          <Dialog.CloseTrigger asChild position="static">
            <Button mt="5" alignSelf="start" variant="outline">
              {dialog.close}
            </Button>
          </Dialog.CloseTrigger>
        )}
      </DialogSheet>
    </Dialog.Root>
  );
}
