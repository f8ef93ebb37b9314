import { isLanguage, type Language } from 'contract/languages';

/** Frame to /admin: loaded, and ready for the texts of this section. */
export interface PreviewReady {
  type: 'preview-ready';
  key: string;
  language: Language;
}

export interface PreviewImage {
  url: string;
  width: number | null;
  height: number | null;
  alternativeTexts: Partial<Record<Language, string>>;
}

export interface SectionDraft {
  key: string;
  translations: Partial<Record<Language, Record<string, string>>>;
  /** By name; null for a removed image. */
  images: Record<string, PreviewImage | null>;
}

/** /admin to frame. */
export interface PreviewTexts extends SectionDraft {
  type: 'preview-texts';
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextFields = (value: unknown): value is Record<string, string> =>
  isFields(value) && Object.values(value).every((text) => typeof text === 'string');
const isSize = (value: unknown) => value === null || typeof value === 'number';

function isTranslations(value: unknown): value is SectionDraft['translations'] {
  if (!isFields(value)) return false;
  return Object.entries(value).every(([language, texts]) => isLanguage(language) && isTextFields(texts));
}

function isImage(value: unknown): value is PreviewImage | null {
  if (value === null) return true;
  if (!isFields(value)) return false;
  const { url, width, height, alternativeTexts } = value;
  const isDescribed = isTextFields(alternativeTexts) && Object.keys(alternativeTexts).every(isLanguage);
  return typeof url === 'string' && isSize(width) && isSize(height) && isDescribed;
}

export function readPreviewReady(message: unknown): PreviewReady | null {
  if (!isFields(message) || message.type !== 'preview-ready') return null;
  const { key, language } = message;
  return typeof key === 'string' && isLanguage(language) ? { type: 'preview-ready', key, language } : null;
}

export function readPreviewTexts(message: unknown): PreviewTexts | null {
  if (!isFields(message) || message.type !== 'preview-texts') return null;
  const { key, translations, images } = message;
  if (typeof key !== 'string' || !isTranslations(translations) || !isFields(images)) return null;
  const entries = Object.entries(images);
  if (!entries.every((entry): entry is [string, PreviewImage | null] => isImage(entry[1]))) return null;
  return { type: 'preview-texts', key, translations, images: Object.fromEntries(entries) };
}
