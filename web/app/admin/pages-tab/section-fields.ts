import { isLanguage, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { SECTION_FIELDS, sectionTextLimit } from 'contract/section-fields';
import type { SectionChange } from '~/admin/data/sections';
import { type Fields, isSame } from '~/admin/drafts/draft';
import { excessOf } from '~/admin/parts/too-long';
import type { PreviewImage, SectionDraft } from '~/features/preview/protocol';

export const textField = (language: Language, name: string) => `translations.${language}.${name}`;
export const imageField = (name: string) => `images.${name}`;

type SectionField = { kind: 'text'; language: Language; name: string } | { kind: 'image'; name: string };

export function parseField(field: string): SectionField | null {
  const [kind, ...rest] = field.split('.');
  if (kind === 'images') return { kind: 'image', name: rest.join('.') };
  const [language, ...name] = rest;
  return kind === 'translations' && isLanguage(language)
    ? { kind: 'text', language, name: name.join('.') }
    : null;
}

export function fieldsOf({ translations, images }: Pick<EditedSection, 'translations' | 'images'>) {
  const texts = LANGUAGE_CODES.flatMap((language) =>
    Object.entries(translations[language] ?? {}).map(([name, text]) => [textField(language, name), text]),
  );
  const pictures = Object.entries(images).map(([name, url]) => [imageField(name), url]);
  return Object.fromEntries([...texts, ...pictures]) as Record<string, string>;
}

type Translations = Partial<Record<Language, Record<string, string>>>;

interface SectionTexts {
  translations: Translations;
  images: Record<string, string>;
}

function sectionOf(fields: Fields): SectionTexts {
  const translations: Translations = {};
  const images: Record<string, string> = {};
  for (const [field, value] of Object.entries(fields)) {
    const parsed = parseField(field);
    if (parsed?.kind === 'image') images[parsed.name] = String(value);
    if (parsed?.kind === 'text') {
      translations[parsed.language] = { ...translations[parsed.language], [parsed.name]: String(value) };
    }
  }
  return { translations, images };
}

/** Returns the body of a save; absent fields stay as they are (decision C1). */
export function changeOf(changes: Fields): SectionChange {
  const { translations, images } = sectionOf(changes);
  const pictures = Object.entries(images).map(([name, url]) => [name, url || null] as const);
  return {
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(pictures.length > 0 && { images: Object.fromEntries(pictures) }),
  };
}

export function previewOf(
  key: string,
  values: Fields,
  pictureAt: (url: string) => PreviewImage,
): SectionDraft {
  const { translations, images } = sectionOf(values);
  const pictures = Object.entries(images).map(([name, url]) => [name, url ? pictureAt(url) : null] as const);
  return { key, translations, images: Object.fromEntries(pictures) };
}

export const textsIn = (values: Fields, language: Language): Record<string, string> =>
  sectionOf(values).translations[language] ?? {};

export function textNames(values: Fields, added: readonly string[] = []): string[] {
  const { translations } = sectionOf(values);
  const stored = LANGUAGE_CODES.flatMap((language) => Object.keys(translations[language] ?? {}));
  return [...new Set([...SECTION_FIELDS, ...stored, ...added])];
}

export function imageNames(values: Fields, added: readonly string[] = []): string[] {
  return [...new Set([...Object.keys(sectionOf(values).images), ...added])];
}

export function tooLongField(changes: Fields): string | null {
  const found = Object.entries(changes).find(([field, value]) => {
    const parsed = parseField(field);
    return parsed?.kind === 'text' && excessOf(String(value), sectionTextLimit(parsed.name)) > 0;
  });
  return found?.[0] ?? null;
}

/** Tells whether the stored and the sent values differ in a field that both have changed. */
export function collide(before: Fields, now: Fields, sent: Fields): boolean {
  return Object.entries(sent).some(([name, mine]) => {
    const theirs = now[name] ?? '';
    return !isSame(theirs, before[name] ?? '') && !isSame(theirs, mine);
  });
}
