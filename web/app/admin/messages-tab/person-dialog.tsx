import { Button, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import type { ErasureReceipt } from 'contract/personal-data';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { ErasureReceiptCard } from './erasure-receipt';
import { type FoundPerson, PersonFound } from './person-found';
import { PersonSearch } from './person-search';

export function PersonDialog() {
  const { person } = useTexts('admin-messages');
  const [found, setFound] = useState<FoundPerson | null>(null);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const forget = () => {
    setFound(null);
    setReceipt(null);
  };
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
              <>
                <PersonSearch field={field} onFound={setFound} onChange={() => setFound(null)} />
                {found && <PersonFound found={found} onErased={setReceipt} onStale={() => setFound(null)} />}
              </>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
