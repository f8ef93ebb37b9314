import type { ContentSection } from 'contract/section';
import { SECTION_FIELDS } from 'contract/section-fields';
import { latestDate } from '~/content/published/latest-date';
import { findSectionByLanguage, getSectionKeys } from '~/content/published/sections.server';

/** Returns the section in the languages that have texts, or null. @throws ContentUnavailable */
export async function findPublicSection(key: string): Promise<ContentSection | null> {
  const byLanguage = await findSectionByLanguage(key);
  if (!byLanguage) return null;
  const sections = [...byLanguage];
  const translations = sections.flatMap(([language, section]) => {
    const named = Object.entries({
      ...section.texts,
      ...Object.fromEntries(SECTION_FIELDS.map((field) => [field, section[field]])),
    });
    const own = named.flatMap(([name, text]) => (text?.lang === language ? [[name, text.value]] : []));
    return own.length > 0 ? [[language, Object.fromEntries(own)]] : [];
  });
  const images = sections.flatMap(([, section]) => Object.entries(section.images));
  return {
    sectionKey: key,
    translations: Object.fromEntries(translations) as ContentSection['translations'],
    images: Object.fromEntries(images.map(([name, { url }]) => [name, url])),
    // The newest of all languages (decision C23).
    lastUpdated: latestDate(sections.map(([, section]) => section.lastUpdated)),
  };
}

/** @throws ContentUnavailable */
export async function getPublicSections(): Promise<ContentSection[]> {
  const sections = await Promise.all((await getSectionKeys()).map(findPublicSection));
  return sections.filter((section) => section !== null);
}
