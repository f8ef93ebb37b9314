import { NativeSelect } from '@chakra-ui/react';
import { Labelled, type LabelledProps } from './labelled';

interface ChoiceProps<Value extends string> extends Omit<LabelledProps, 'children'> {
  value: Value;
  choices: readonly (readonly [value: Value, name: string])[];
  onChoice: (value: Value) => void;
}

/** Offers values by their names in a menu. */
export function Choice<Value extends string>({ value, choices, onChoice, ...field }: ChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const [found] = choices.find(([one]) => one === chosen) ?? [];
    if (found !== undefined) onChoice(found);
  };
  return (
    <Labelled gap="1" {...field}>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ target }) => choose(target.value)}>
          {choices.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Labelled>
  );
}
