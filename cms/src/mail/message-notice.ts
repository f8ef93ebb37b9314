import { isProductInterest, productOf } from '../../contract/interests';
import { isLanguage } from '../../contract/languages';
import { type NotifiedTopic, recipientsIn } from '../../contract/notifications-fields';
import { NOTIFICATIONS, PROJECT } from '../content-types';
import { readSettings } from '../env';
import { type Data, type Row, type Strapi, table } from '../strapi';
import type { NoticeFacts } from './notice';
import { notify } from './notify';

const RECIPIENTS: Readonly<Record<string, NotifiedTopic>> = {
  general: 'general',
  meeting: 'meeting',
  none: 'other',
  other: 'other',
};

/** Names known topics alone, because programs may send any text for one. */
async function topicOf(strapi: Strapi, interest: string): Promise<string> {
  if (interest === '') return 'none';
  if (!isProductInterest(interest)) return interest;
  const key = productOf(interest);
  const product = await table(strapi, PROJECT).findOne({ where: { key }, select: ['id'] });
  return product ? key : 'other';
}

async function factsOf(
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

/** Tells the recipients of the topic, and the visitor if editors have switched that on. */
export async function tellOfMessage(strapi: Strapi, message: Row): Promise<void> {
  const facts = await factsOf(strapi, message);
  const chosen: Data = (await table<Row>(strapi, NOTIFICATIONS).findOne({})) ?? {};
  const list = chosen[`${RECIPIENTS[facts.topic] ?? 'product'}Recipients`];
  const mail = recipientsIn(typeof list === 'string' ? list : '');
  await notify(strapi, 'message', facts, {
    ...(mail.length > 0 && { mail }),
    visitor: chosen.confirmation === 'on' ? [String(message.documentId)] : [],
  });
}
