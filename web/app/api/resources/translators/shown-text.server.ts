import type { Language } from 'contract/languages';
import type { EditableText } from 'contract/page-text';
import { tidyText } from '~/i18n/catalogue.server';

/** The text that the site shows, as a file can hold it. */
export const shownIn = ({ languages }: EditableText, language: Language): string =>
  tidyText(languages[language].stored ?? languages[language].builtIn);
