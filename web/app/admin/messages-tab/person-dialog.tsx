import { Button, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import type { ErasureReceipt } from 'contract/personal-data';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { ErasureReceiptCard } from './erasure-receipt';
import { PersonSearch } from './person-search';

export function PersonDialog() {
  const { person } = useTexts('admin-messages');
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const forget = () => setReceipt(null);
  return (
    // Forgets the search when it closes: each opening begins anew.
    <Dialog.Root
      onOpenChange={({ open }) => open && forget()}
      onExitComplete={forget}
      initialFocusEl={() => field.current}
      placement="center"
      lazyMount
      unmountOnExit
    >
      <Dialog.Trigger asChild>
        <Button size="sm" variant="outline">
          <Search size={16} aria-hidden="true" />
          {person.open}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content p="6" maxW="36rem">
            <Dialog.Title fontSize="1.25rem" pe="8">
              {person.title}
            </Dialog.Title>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={person.close} />
            </Dialog.CloseTrigger>
            <Dialog.Description asChild mt="1" mb="4" color="fg.muted">
              <Text>{person.lead}</Text>
            </Dialog.Description>
            {receipt ? (
              <ErasureReceiptCard receipt={receipt} />
            ) : (
              <PersonSearch field={field} onErased={setReceipt} />
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
