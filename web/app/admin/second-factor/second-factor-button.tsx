import { Box, Button } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { SecondFactorDialog } from './second-factor-dialog';

export function SecondFactorButton() {
  const { dialog } = useTexts('admin-second-factor');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size={{ base: 'xs', sm: 'sm' }}
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={dialog.open}
        title={dialog.title}
        px={{ base: '2', lg: '3' }}
        order={{ base: '1', md: '0' }}
        onClick={() => setOpen(true)}
      >
        <ShieldCheck size={16} aria-hidden="true" />
        <Box as="span" hideBelow="lg">
          {dialog.open}
        </Box>
      </Button>
      <SecondFactorDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        finalFocusEl={() => button.current}
      />
    </>
  );
}
