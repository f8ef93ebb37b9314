import { Button, CloseButton, Dialog, type DialogRootProps, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { DialogSheet } from './dialog-sheet';

interface ToolDialogProps extends Omit<DialogRootProps, 'size'> {
  Icon: LucideIcon;
  texts: { open: string; title: string; lead: string; close: string };
  maxW: string;
}

export function ToolDialog({ Icon, texts, maxW, children, ...dialog }: ToolDialogProps) {
  return (
    <Dialog.Root placement="center" lazyMount unmountOnExit {...dialog}>
      <Dialog.Trigger asChild>
        <Button size="sm" variant="outline">
          <Icon size={16} aria-hidden="true" />
          {texts.open}
        </Button>
      </Dialog.Trigger>
      <DialogSheet p="6" maxW={maxW}>
        <Dialog.Title fontSize="1.25rem" pe="8">
          {texts.title}
        </Dialog.Title>
        <Dialog.CloseTrigger asChild>
          <CloseButton size="sm" aria-label={texts.close} />
        </Dialog.CloseTrigger>
        <Dialog.Description asChild mt="1" mb="4" color="fg.muted">
          <Text>{texts.lead}</Text>
        </Dialog.Description>
        {children}
      </DialogSheet>
    </Dialog.Root>
  );
}
