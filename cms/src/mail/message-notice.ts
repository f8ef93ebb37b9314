import type { Knex } from 'knex';
import { isProductInterest, productOf } from '../../contract/interests';
import { isLanguage } from '../../contract/languages';
import type { Confirmation } from '../../contract/message';
import { type NotifiedTopic, recipientsIn } from '../../contract/notifications-fields';
import { NOTIFICATIONS, PROJECT } from '../content-types';
import { readSettings } from '../env';
import { type Data, type Row, type Strapi, table } from '../strapi';
import { type Notice, waysOf } from './notice';
import { destinationsOf } from './notify';
import { addNotice } from './waiting-notices';

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export type TellOf = (database: Knex, documentId: string) => Promise<void>;

/**
 * Finds out who is told of a message and what, before it is stored, so that its transaction reads nothing. The visitor
 * is told if editors have switched that on.
 */
export async function prepareNotices(
  strapi: Strapi,
  { number, interest, language }: Data,
  confirmation: Confirmation | null,
): Promise<TellOf> {
  const settings = readSettings();
  const ways = waysOf(settings);
  if (ways.length === 0) return async () => {};
  const topic = await topicOf(strapi, textOf(interest));
  const chosen: Data = (await table<Row>(strapi, NOTIFICATIONS).findOne({})) ?? {};
  const list = textOf(chosen[`${RECIPIENTS[topic] ?? 'product'}Recipients`]);
  const destinations = destinationsOf(recipientsIn(list));
  const isConfirmed = chosen.confirmation === 'on' && ways.includes('visitor');
  return async (database, documentId) => {
    const notice: Notice = {
      kind: 'message',
      number: textOf(number),
      topic,
      language: isLanguage(language) ? language : '',
      link: `${settings.SITE_URL}/admin#messages/${documentId}`,
    };
    await addNotice(database, destinations, notice);
    if (!isConfirmed || !confirmation) return;
    await addNotice(database, [{ way: 'visitor', recipient: documentId }], confirmation);
  };
}
