import { Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import type { TranslationState } from '~/content/translation-state';
import { LANGUAGE_CODES, type Language } from '~/i18n/languages';
import { fill, useTexts } from '~/i18n/texts';
import { languageName } from './language-name';
import { TRANSLATION_LOOKS } from './translation-badge';

/** How far each language is, as small as a row of a list allows; what needs work stands out. */
export function LanguageStates({
  states,
}: {
  states: Readonly<Partial<Record<Language, TranslationState>>>;
}) {
  const { translation } = useTexts('admin');
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="1" aria-label={translation.states}>
      {LANGUAGE_CODES.map((language) => {
        const state = states[language];
        if (!state) return null;
        const { Icon, palette } = TRANSLATION_LOOKS[state];
        const words = fill(translation.stateOf, {
          language: languageName(language),
          state: translation[state],
        });
        return (
          <Flex
            as="li"
            key={language}
            title={words}
            align="center"
            gap="1"
            px="1.5"
            h="6"
            borderRadius="l1"
            fontSize="0.75rem"
            fontWeight="600"
            colorPalette={palette}
            color={state === 'complete' ? 'fg.subtle' : 'colorPalette.fg'}
            bg={state === 'complete' ? 'bg.subtle' : 'colorPalette.subtle'}
          >
            <Text as="span" aria-hidden="true" textTransform="uppercase">
              {language}
            </Text>
            <Icon size={12} aria-hidden="true" />
            <VisuallyHidden>{words}</VisuallyHidden>
          </Flex>
        );
      })}
    </Flex>
  );
}
