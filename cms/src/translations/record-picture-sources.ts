import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import { FILE } from '../content-types';
import type { Strapi } from '../strapi';
import { deleteSources, type Source, writeSources } from './sources';

export const PICTURE_FIELD = 'alternativeText';

export async function recordPictureSources(
  strapi: Strapi,
  fileId: number,
  stored: Partial<Record<Language, { text: string }>>,
  written: Partial<Record<Language, string>>,
): Promise<void> {
  const document = String(fileId);
  const german = written[DEFAULT_LANGUAGE] ?? stored[DEFAULT_LANGUAGE]?.text ?? '';
  const made: Source[] = [];
  for (const language of LANGUAGE_CODES) {
    const text = written[language];
    if (language === DEFAULT_LANGUAGE || text === undefined || text === stored[language]?.text) continue;
    if (text === '') await deleteSources(strapi, FILE, { document, language });
    else made.push({ document, language, field: PICTURE_FIELD, german });
  }
  if (made.length > 0) await writeSources(strapi, FILE, made);
}
