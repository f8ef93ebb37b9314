import type { TranslatedLanguage } from 'contract/translator-file';

export interface TextRow {
  language: TranslatedLanguage;
  file: string;
  key: string;
  german: string;
  /** Empty where there is no translation. */
  text: string;
  /** The text that the site showed when the file was made; null where the file has lost it. */
  seen: string | null;
}

export interface ExportedRow extends TextRow {
  seen: string;
  /** Characters. */
  limit: number;
  isOutdated: boolean;
}
