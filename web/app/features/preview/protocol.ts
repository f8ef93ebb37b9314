import { isLanguage, type Language } from 'contract/languages';
import { type BlockCommand, readBlockCommand } from '~/features/preview/blocks/arranging';

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
  page?: PageDraft;
}

export interface PageDraft {
  /** Lines, as Strapi keeps them. */
  blocks: string[];
  motif: string;
}

/** Frame to /admin: chosen at a block of the page with this key. */
export interface PreviewCommand {
  type: 'preview-command';
  key: string;
  command: BlockCommand;
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

export function readPreviewCommand(message: unknown): PreviewCommand | null {
  if (!isFields(message) || message.type !== 'preview-command') return null;
  const { key } = message;
  const command = readBlockCommand(message.command);
  return typeof key === 'string' && command ? { type: 'preview-command', key, command } : null;
}

function isPageDraft(value: unknown): value is PageDraft {
  if (!isFields(value)) return false;
  const { blocks, motif } = value;
  const areLines = Array.isArray(blocks) && blocks.every((line) => typeof line === 'string');
  return areLines && typeof motif === 'string';
}

export function readPreviewTexts(message: unknown): PreviewTexts | null {
  if (!isFields(message) || message.type !== 'preview-texts') return null;
  const { key, translations, images, page } = message;
  if (typeof key !== 'string' || !isTranslations(translations) || !isFields(images)) return null;
  if (page !== undefined && !isPageDraft(page)) return null;
  const entries = Object.entries(images);
  if (!entries.every((entry): entry is [string, PreviewImage | null] => isImage(entry[1]))) return null;
  const section: SectionDraft = { key, translations, images: Object.fromEntries(entries) };
  return { type: 'preview-texts', ...section, ...(page && { page }) };
}
