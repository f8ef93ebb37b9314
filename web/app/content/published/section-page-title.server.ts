import type { Language } from 'contract/languages';
import { textsFor } from '~/i18n/texts.server';
import type { PageSection } from '~/site-map';
import type { Localized } from './localized';
import type { Section } from './section';

export function sectionPageTitle(
  { key, title }: Section,
  page: PageSection,
  language: Language,
): Localized<string> {
  const isWritten = title !== null && title.value.trim().toLowerCase() !== key;
  return isWritten ? title : { value: textsFor(language, 'frame').frame.footer[page], lang: language };
}
