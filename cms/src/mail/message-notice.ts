import { isProductInterest, productOf } from '../../contract/interests';
import { isLanguage } from '../../contract/languages';
import { PROJECT } from '../content-types';
import { readSettings } from '../env';
import { type Row, type Strapi, table } from '../strapi';
import type { NoticeFacts } from './notice';

/** Names known topics alone, because programs may send any text for one. */
async function topicOf(strapi: Strapi, interest: string): Promise<string> {
  if (interest === '') return 'none';
  if (!isProductInterest(interest)) return interest;
  const key = productOf(interest);
  const product = await table(strapi, PROJECT).findOne({ where: { key }, select: ['id'] });
  return product ? key : 'other';
}

export async function noticeOfMessage(
  strapi: Strapi,
  { documentId, number, interest, language }: Row,
): Promise<NoticeFacts['message']> {
  return {
    number: typeof number === 'string' ? number : '',
    topic: await topicOf(strapi, typeof interest === 'string' ? interest : ''),
    language: isLanguage(language) ? language : '',
    link: `${readSettings().SITE_URL}/admin#messages/${documentId}`,
  };
}
