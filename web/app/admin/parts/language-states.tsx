import { Box } from '@chakra-ui/react';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { TranslationState } from 'contract/translation-state';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { languageName } from './language-name';
import { TRANSLATION_LOOKS } from './translation-badge';

const look = (ground: string, words: string) => ({ background: ground, color: words });

/** One styled element for all seven marks of a row, because each styled element costs rendering time. */
const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  listStyleType: 'none',
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    h: '6',
    borderRadius: 'l1',
    fontSize: '0.75rem',
    fontWeight: '600',
    ...look('bg.subtle', 'fg.subtle'),
  },
  '& li[data-state=partial], & li[data-state=outdated], & li[data-state=unpublished]': look(
    'yellow.subtle',
    'yellow.fg',
  ),
  '& li[data-state=scheduled]': look('brand.subtle', 'brand.fg'),
  '& li[data-state=missing]': look('red.subtle', 'red.fg'),
  '& [aria-hidden]': { textTransform: 'uppercase' },
  '& [data-words]': { srOnly: true },
} as const;

export function LanguageStates({
  states,
}: {
  states: Readonly<Partial<Record<Language, TranslationState>>>;
}) {
  const { translation } = useTexts('admin');
  return (
    <Box as="ul" css={styles} aria-label={translation.states}>
      {LANGUAGE_CODES.map((language) => {
        const state = states[language];
        if (!state) return null;
        const { Icon } = TRANSLATION_LOOKS[state];
        const words = fill(translation.stateOf, {
          language: languageName(language),
          state: translation[state],
        });
        return (
          <li key={language} title={words} data-state={state}>
            <span aria-hidden="true">{language}</span>
            <Icon size={12} aria-hidden="true" />
            <span data-words="">{words}</span>
          </li>
        );
      })}
    </Box>
  );
}
