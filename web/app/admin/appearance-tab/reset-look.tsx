import { Box, Text } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { BusyButton } from '~/admin/parts/busy-button';
import { useTexts } from '~/i18n/texts';

interface ResetLookProps {
  isReset: boolean;
  isUnsaved: boolean;
  isSaving: boolean;
  onReset: () => void;
}

export function ResetLook({ isReset, isUnsaved, isSaving, onReset }: ResetLookProps) {
  const { actions } = useTexts('admin-appearance');
  return (
    <Box>
      <BusyButton variant="ghost" ms="-3" isDisabled={isReset || isSaving} onClick={onReset}>
        <RotateCcw size={16} aria-hidden="true" />
        {actions.reset}
      </BusyButton>
      <Text role="status" mt="1" fontSize="0.875rem" color="fg.muted">
        {isReset && isUnsaved && actions.resetUnsaved}
      </Text>
    </Box>
  );
}
