import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { TranslationState } from 'contract/translation-state';
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
  const marks = LANGUAGE_CODES.flatMap((language) => {
    const state = states[language];
    if (!state) return [];
    const words = fill(translation.stateOf, { language: languageName(language), state: translation[state] });
    const { Icon, palette } = TRANSLATION_LOOKS[state];
    return [{ language, Icon, words, palette }];
  });
  return <LanguageMarks label={translation.states} marks={marks} />;
}
