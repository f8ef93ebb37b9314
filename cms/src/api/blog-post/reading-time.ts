import { DEFAULT_LANGUAGE } from '../../../contract/languages';
import { BLOG_POST } from '../../content-types';
import { type DocumentRule, type Strapi, table } from '../../strapi';

const WORDS_A_MINUTE = 200;

/** Returns minutes; marks of the format are no words. */
export function readingTime(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
}

/** Counts German, or another language while there is no German, because all languages share the field. */
export const countReadingTime: DocumentRule = async (strapi, { action, params }, next) => {
  const { data, documentId, locale = DEFAULT_LANGUAGE } = params;
  if ((action === 'create' || action === 'update') && data) {
    delete data.readTime;
    const counts = locale === DEFAULT_LANGUAGE || !(documentId && (await hasGerman(strapi, documentId)));
    if (counts && typeof data.content === 'string') data.readTime = readingTime(data.content);
  }
  return next();
};

const hasGerman = async (strapi: Strapi, documentId: string): Promise<boolean> =>
  (await table(strapi, BLOG_POST).findOne({
    where: { documentId, locale: DEFAULT_LANGUAGE },
    select: ['id'],
  })) !== null;
