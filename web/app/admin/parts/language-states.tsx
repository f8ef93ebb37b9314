import { Flex, Text } from '@chakra-ui/react';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { TranslationState } from 'contract/translation-state';
import { CircleCheck } from 'lucide-react';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { LanguageMarks } from './language-marks';
import { languageName } from './language-name';
import { TRANSLATION_LOOKS } from './translation-badge';

interface LanguageStatesProps {
  states: Readonly<Partial<Record<Language, TranslationState>>>;
}

export function LanguageStates({ states }: LanguageStatesProps) {
  const { translation } = useTexts('admin');
  const judged = LANGUAGE_CODES.filter((language) => states[language]);
  const marks = judged.flatMap((language) => {
    const state = states[language];
    if (!state || state === 'complete') return [];
    const words = fill(translation.stateOf, { language: languageName(language), state: translation[state] });
    return [{ language, words, ...TRANSLATION_LOOKS[state] }];
  });
  const hasFinished = marks.length < judged.length;
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {marks.length > 0 && <LanguageMarks label={translation.states} marks={marks} />}
      {hasFinished && (
        <Text display="inline-flex" alignItems="center" gap="1" fontSize="0.8125rem" color="fg.subtle">
          {marks.length === 0 && <CircleCheck size={13} aria-hidden="true" />}
          {marks.length === 0 ? translation.allComplete : translation.othersComplete}
        </Text>
      )}
    </Flex>
  );
}
