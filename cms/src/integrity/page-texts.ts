import { errors } from '@strapi/utils';
import { storedTexts } from '../../contract/page-text';
import type { DocumentRule } from '../strapi';

const ADVICE = 'Bitte ein Verzeichnis aus Schlüsseln und Texten schreiben, z. B. {"hero.title": "Text"}.';

/** Strapi's panel sends the field as a text. */
function parsed(texts: unknown): unknown {
  if (typeof texts !== 'string') return texts;
  try {
    return JSON.parse(texts);
  } catch {
    return texts;
  }
}

export const refuseOtherThanTexts: DocumentRule = (_strapi, { params: { data } }, next) => {
  if (!data || data.texts === undefined || data.texts === null) return next();
  const { success, data: texts } = storedTexts.safeParse(parsed(data.texts));
  if (!success) {
    throw new errors.ValidationError(ADVICE, {
      code: 'field-invalid',
      field: 'texts',
      errors: [{ path: ['texts'], message: ADVICE, name: 'ValidationError', value: data.texts }],
    });
  }
  data.texts = texts;
  return next();
};
