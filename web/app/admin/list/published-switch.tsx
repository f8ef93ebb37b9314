import { Badge, type BadgeProps, Flex, Switch, Text } from '@chakra-ui/react';

interface PublishedSwitchProps {
  /** Names the switch for screen readers. */
  label: string;
  isOn: boolean;
  mayChange: boolean;
  onChange: (isOn: boolean) => void;
  /** Says what visitors see. */
  state: string;
  palette: BadgeProps['colorPalette'];
}

export function PublishedSwitch({ label, isOn, mayChange, onChange, state, palette }: PublishedSwitchProps) {
  return (
    <Flex align="center" gap="2">
      {mayChange && (
        <Switch.Root
          size="sm"
          colorPalette="green"
          checked={isOn}
          onCheckedChange={({ checked }) => onChange(checked)}
        >
          <Switch.HiddenInput aria-label={label} />
          <Switch.Control minW="8" />
        </Switch.Root>
      )}
      {palette === 'green' ? (
        // A box is for what is not as usual.
        <Text as="span" minW="6.75rem" fontSize="0.8125rem" color="fg.subtle">
          {state}
        </Text>
      ) : (
        <Badge colorPalette={palette} justifyContent="center" minW="6.75rem" minH="6" px="2">
          {state}
        </Badge>
      )}
    </Flex>
  );
}
