import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronRight, CircleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { BusyButton } from '~/admin/parts/busy-button';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { GermanComparison } from './german-comparison';

interface OutdatedMarkProps {
  field: string;
  /** The German text that was translated; null if unknown. */
  before: string | null;
  now: string;
  /** True if German has unsaved changes, which must be saved before a confirmation. */
  isUnsaved: boolean;
  onConfirm: ((onConfirmed: () => void) => void) | null;
  isConfirming: boolean;
  startsOpen: boolean;
}

export function OutdatedMark({
  field,
  before,
  now,
  isUnsaved,
  onConfirm,
  isConfirming,
  startsOpen,
}: OutdatedMarkProps) {
  const { outdated } = useTexts('admin-translations');
  const [isOpen, setOpen] = useState(startsOpen);
  const root = useRef<HTMLDivElement>(null);
  const panel = useId();
  // The pressed button disappears with the mark, so its field takes the focus.
  const focusField = () =>
    root.current?.parentElement?.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus();
  return (
    <Box ref={root} mt="1.5" fontSize="0.875rem">
      <Flex gap="2" wrap="wrap" align="center">
        <Button
          size="xs"
          variant="subtle"
          colorPalette="yellow"
          h="auto"
          minH="7"
          whiteSpace="normal"
          textAlign="start"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          aria-label={fill(outdated.changedIn, { field })}
          onClick={() => setOpen(!isOpen)}
        >
          <CircleAlert size={14} aria-hidden="true" />
          {outdated.changed}
          {isOpen ? (
            <ChevronDown size={14} aria-hidden="true" />
          ) : (
            <ChevronRight size={14} aria-hidden="true" />
          )}
        </Button>
        {onConfirm && !isUnsaved && (
          <BusyButton
            size="xs"
            variant="outline"
            isBusy={isConfirming}
            busyText={outdated.saving}
            aria-label={fill(outdated.stillRightIn, { field })}
            onClick={() => onConfirm(focusField)}
          >
            {outdated.stillRight}
          </BusyButton>
        )}
      </Flex>
      {isOpen && (
        <Box id={panel} mt="2" p="3" bg="bg.subtle" borderRadius="control">
          <GermanComparison before={before} now={now} />
          {isUnsaved && onConfirm && (
            <Text mt="2" color="fg.subtle">
              {outdated.saveFirst}
            </Text>
          )}
        </Box>
      )}
    </Box>
  );
}
