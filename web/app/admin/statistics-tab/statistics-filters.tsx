import { chakra, Field, Flex, NativeSelect } from '@chakra-ui/react';
import { LANGUAGES, type Language } from 'contract/languages';
import { useTexts } from '~/i18n/texts';

export const PERIODS = ['4', '12', '26', '52', '109'] as const;
export type Period = (typeof PERIODS)[number];

export interface StatisticsChoice {
  /** Weeks. */
  period: Period;
  language: Language | '';
}

interface StatisticsFiltersProps {
  choice: StatisticsChoice;
  onChange: (choice: StatisticsChoice) => void;
}

export function StatisticsFilters({ choice, onChange }: StatisticsFiltersProps) {
  const { filter, periods } = useTexts('admin-statistics');
  const choices = {
    period: PERIODS.map((period) => [period, periods[period]] as const),
    language: [
      ['', filter.allLanguages] as const,
      ...LANGUAGES.map(({ code, name }) => [code, name] as const),
    ],
  };
  return (
    <Flex as="fieldset" gap="3" mb="5" wrap="wrap" minW="0" border="0" p="0">
      <chakra.legend srOnly>{filter.label}</chakra.legend>
      {(['period', 'language'] as const).map((name) => (
        <Choice
          key={name}
          label={filter[name]}
          value={choice[name]}
          choices={choices[name]}
          onChange={(value) => onChange({ ...choice, [name]: value })}
        />
      ))}
    </Flex>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

export function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <Field.Root w={{ base: 'full', sm: '14rem' }} gap="1">
      <Field.Label fontSize="0.8125rem">{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
