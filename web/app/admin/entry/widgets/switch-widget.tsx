import { Switch, Text } from '@chakra-ui/react';
import type { WidgetProps } from './widget';

export function SwitchWidget({ label, value, hint, isReadOnly, onChange }: WidgetProps) {
  return (
    <div>
      <Switch.Root
        size="md"
        checked={value === true}
        disabled={isReadOnly}
        onCheckedChange={({ checked }) => onChange(checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontWeight="600">{label}</Switch.Label>
      </Switch.Root>
      {hint && (
        <Text mt="1.5" fontSize="0.8125rem" color="fg.subtle">
          {hint}
        </Text>
      )}
    </div>
  );
}
