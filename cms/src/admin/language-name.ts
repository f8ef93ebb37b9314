import type { Language } from '../../contract/languages';

const NAMES = new Intl.DisplayNames('de', { type: 'language' });

export const languageName = (language: Language): string => NAMES.of(language) ?? language;
