import { Flex, Switch } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { StateMark } from '~/admin/parts/state-mark';
import { MoveButtons } from './sortable';

interface OrderedControlsProps {
  id: string;
  name: string;
  /** Names the switch. */
  label: string;
  isOn: boolean;
  mayChange: boolean;
  onChange: (isOn: boolean) => void;
  state: string;
  palette: ComponentProps<typeof StateMark>['palette'];
}

/** Publishes an entry of an ordered list, and moves it. */
export function OrderedControls(props: OrderedControlsProps) {
  const { id, name, label, isOn, mayChange, onChange, state, palette } = props;
  return (
    <>
      <Flex align="center" gap="2">
        {mayChange && (
          <Switch.Root size="sm" checked={isOn} onCheckedChange={({ checked }) => onChange(checked)}>
            <Switch.HiddenInput aria-label={label} />
            <Switch.Control minW="8" />
          </Switch.Root>
        )}
        <StateMark
          palette={palette}
          justifyContent={palette === 'green' ? undefined : 'center'}
          minW="6.75rem"
        >
          {state}
        </StateMark>
      </Flex>
      {mayChange && (
        <Flex>
          <MoveButtons id={id} name={name} />
        </Flex>
      )}
    </>
  );
}
