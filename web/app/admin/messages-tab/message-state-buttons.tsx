import { chakra, Flex } from '@chakra-ui/react';
import { MESSAGE_STATES, type MessageState } from 'contract/message-fields';
import { BusyButton } from '~/admin/parts/busy-button';
import { useTexts } from '~/i18n/texts';

interface MessageStateButtonsProps {
  state: MessageState;
  marking: MessageState | null;
  onMark: (state: MessageState) => void;
}

/** Shows a button for each state. All stay enabled, so that the pressed one keeps the focus. */
export function MessageStateButtons({ state, marking, onMark }: MessageStateButtonsProps) {
  const { marks, states } = useTexts('admin-messages');
  return (
    <Flex as="fieldset" gap="1.5" wrap="wrap" minW="0" border="0" p="0">
      <chakra.legend srOnly>{marks.label}</chakra.legend>
      {MESSAGE_STATES.map((name) => (
        <BusyButton
          key={name}
          size="sm"
          px="3"
          variant="outline"
          isBusy={marking === name}
          isDisabled={marking !== null}
          aria-pressed={name === state}
          _pressed={{ bg: 'sky', borderColor: 'petrol', boxShadow: 'inset 0 0 0 1px {colors.petrol}' }}
          onClick={() => name !== state && onMark(name)}
        >
          {states[name]}
        </BusyButton>
      ))}
    </Flex>
  );
}
