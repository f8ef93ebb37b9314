import { Button, Dialog } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BusyButton } from './busy-button';
import { DialogSheet } from './dialog-sheet';

export interface Answer {
  label: string;
  /** Acts on the answer; the caller closes the dialog afterwards, on failure too. */
  onChoose: () => void;
  isDangerous?: boolean;
}

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  cancel: { label: string; onChoose: () => void };
  answers: readonly Answer[];
  /** Returns the element to focus after closing; by default, or if null, the one focused before. */
  finalFocusEl?: () => HTMLElement | null;
}

/** Asks before an irreversible action. The focus starts on the harmless answer, and only one answer counts. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  cancel,
  answers,
  finalFocusEl,
}: ConfirmDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  const { chosen, choose } = useOneChoice(isOpen);
  return (
    <Dialog.Root
      role="alertdialog"
      open={isOpen}
      onOpenChange={({ open }) => !open && choose(cancel)}
      initialFocusEl={() => harmless.current}
      {...(finalFocusEl && { finalFocusEl })}
      placement="center"
      lazyMount
      unmountOnExit
    >
      <DialogSheet p="6" maxW="32rem">
        <Dialog.Title fontSize="1.25rem">{title}</Dialog.Title>
        <Dialog.Description asChild mt="2" color="fg.muted">
          <div>{children}</div>
        </Dialog.Description>
        <Dialog.Footer px="0" pb="0" pt="6" flexWrap="wrap">
          <Button
            ref={harmless}
            variant="outline"
            aria-disabled={chosen !== null || undefined}
            onClick={() => choose(cancel)}
          >
            {cancel.label}
          </Button>
          {answers.map((answer) => (
            <BusyButton
              key={answer.label}
              colorPalette={answer.isDangerous ? 'red' : 'brand'}
              isBusy={chosen === answer.label}
              isDisabled={chosen !== null}
              onClick={() => choose(answer)}
            >
              {answer.label}
            </BusyButton>
          ))}
        </Dialog.Footer>
      </DialogSheet>
    </Dialog.Root>
  );
}

/** Ignores answers after the first until the dialog opens again: a double click must not delete twice. */
function useOneChoice(isOpen: boolean) {
  const [chosen, setChosen] = useState<string | null>(null);
  // The state alone would change only with the next render.
  const isChosen = useRef(false);
  useEffect(() => {
    if (isOpen) return;
    isChosen.current = false;
    setChosen(null);
  }, [isOpen]);
  const choose = ({ label, onChoose }: Pick<Answer, 'label' | 'onChoose'>) => {
    if (isChosen.current) return;
    isChosen.current = true;
    setChosen(label);
    onChoose();
  };
  return { chosen, choose };
}
