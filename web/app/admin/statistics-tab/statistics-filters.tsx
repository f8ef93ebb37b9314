import { chakra, Flex } from '@chakra-ui/react';
import { LANGUAGES, type Language } from 'contract/languages';
import { Choice } from '~/admin/parts/choice';
import { useTexts } from '~/i18n/texts';

const PERIODS = ['4', '12', '26', '52', '109'] as const;
type Period = (typeof PERIODS)[number];

export const CHOICE_LOOK = {
  w: { base: 'full', sm: '14rem' },
  labelStyle: { fontSize: '0.8125rem' },
} as const;

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
  return (
    <Flex as="fieldset" gap="3" mb="5" wrap="wrap" minW="0" border="0" p="0">
      <chakra.legend srOnly>{filter.label}</chakra.legend>
      <Choice
        {...CHOICE_LOOK}
        label={filter.period}
        value={choice.period}
        choices={PERIODS.map((period) => [period, periods[period]])}
        onChoice={(period) => onChange({ ...choice, period })}
      />
      <Choice
        {...CHOICE_LOOK}
        label={filter.language}
        value={choice.language}
        choices={[['', filter.allLanguages], ...LANGUAGES.map(({ code, name }) => [code, name] as const)]}
        onChoice={(language) => onChange({ ...choice, language })}
      />
    </Flex>
  );
}
