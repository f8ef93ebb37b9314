import { Flex, Grid, RadioGroup, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { Fragment, memo, type ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';
import { type LanguageJudgements, OTHER_LANGUAGES } from './judged-languages';
import { languageName } from './language-name';
import { TRANSLATION_LOOKS, TranslationBadge } from './translation-badge';

export interface LanguageRow {
  name: string;
  render: (language: Language) => ReactNode;
  above?: ReactNode;
}

interface LanguageColumnsProps {
  language: Language;
  onLanguage: (language: Language) => void;
  states: LanguageJudgements;
  rows: readonly LanguageRow[];
  mark?: (name: string) => ReactNode;
}

export function LanguageColumns({ language, onLanguage, states, rows, mark }: LanguageColumnsProps) {
  const { translation } = useTexts('admin');
  return (
    <Stack gap="5">
      <LanguagePicker language={language} onLanguage={onLanguage} states={states} />
      <Grid templateColumns="1fr 1fr" gap={{ lg: '6', '2xl': '8' }} hideBelow="lg">
        <ColumnHead language={DEFAULT_LANGUAGE}>
          <Text as="span" fontSize="0.8125rem" color="fg.subtle">
            {translation.original}
          </Text>
        </ColumnHead>
        <ColumnHead language={language}>
          <TranslationBadge state={states[language]} />
        </ColumnHead>
      </Grid>
      {rows.map(({ name, render, above }) => (
        <Fragment key={name}>
          {above}
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            gap={{ base: '3', lg: '6', '2xl': '8' }}
            pb={{ base: '5', lg: '0' }}
            borderBottom={{ base: '1px solid', lg: 'none' }}
            borderColor="border"
            _last={{ borderBottom: 'none', pb: '0' }}
          >
            {([DEFAULT_LANGUAGE, language] as const).map((code) => (
              <div key={code}>
                {render(code)}
                {code !== DEFAULT_LANGUAGE && mark?.(name)}
              </div>
            ))}
          </Grid>
        </Fragment>
      ))}
    </Stack>
  );
}

function ColumnHead({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Flex gap="2.5" align="center" pb="2" borderBottom="2px solid" borderColor="border" minH="9">
      <Text fontWeight="650">{languageName(language)}</Text>
      {children}
    </Flex>
  );
}

type LanguagePickerProps = Pick<LanguageColumnsProps, 'language' | 'onLanguage' | 'states'>;

/** Compares values: the states are new objects with every keystroke, but mostly equal. */
const showsTheSame = (before: LanguagePickerProps, now: LanguagePickerProps) =>
  before.language === now.language &&
  before.onLanguage === now.onLanguage &&
  OTHER_LANGUAGES.every((code) => before.states[code] === now.states[code]);

const LanguagePicker = memo(function LanguagePicker({ language, onLanguage, states }: LanguagePickerProps) {
  const { translation } = useTexts('admin');
  return (
    <RadioGroup.Root
      value={language}
      onValueChange={({ value }) => {
        const chosen = OTHER_LANGUAGES.find((code) => code === value);
        if (chosen) onLanguage(chosen);
      }}
    >
      <Flex gap="1.5" align="center" wrap="wrap">
        <RadioGroup.Label fontSize="0.875rem" color="fg.subtle" me="1.5">
          {translation.beside}
        </RadioGroup.Label>
        {OTHER_LANGUAGES.map((code) => {
          const { Icon, palette } = TRANSLATION_LOOKS[states[code]];
          return (
            <RadioGroup.Item
              key={code}
              value={code}
              gap="1.5"
              px="2.5"
              h="8"
              border="1px solid"
              borderColor="border"
              borderRadius="control"
              bg="bg"
              cursor="pointer"
              _hover={{ borderColor: 'border.emphasized' }}
              _checked={{ bg: 'sky', borderColor: 'petrol', fontWeight: '600' }}
              _focusVisible={{ outline: '2px solid', outlineColor: 'petrol', outlineOffset: '2px' }}
            >
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemText fontSize="0.875rem" fontWeight="inherit">
                {languageName(code)}
                <VisuallyHidden>({translation[states[code]]})</VisuallyHidden>
              </RadioGroup.ItemText>
              <Flex colorPalette={palette} color="colorPalette.fg">
                <Icon size={14} aria-hidden="true" />
              </Flex>
            </RadioGroup.Item>
          );
        })}
      </Flex>
    </RadioGroup.Root>
  );
}, showsTheSame);
