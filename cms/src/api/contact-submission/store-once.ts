import { createHash } from 'node:crypto';
import type { Confirmation } from '../../../contract/message';
import { MESSAGE_LIMITS, type MessageState, REPEAT_WINDOW_MS } from '../../../contract/message-fields';
import { CONTACT_SUBMISSION } from '../../content-types';
import { isUniqueViolation } from '../../integrity/unique-keys';
import { prepareNotices, type TellOf } from '../../mail/message-notice';
import { type Data, documents, type Row, type Strapi, table } from '../../strapi';

interface NewMessage extends Data {
  handling: MessageState;
  submissionId: string | null;
  submittedAt: string;
}

interface MessageRow extends Row {
  number?: string | null;
  submittedAt: string | Date;
}

export class SubmissionIdTaken extends Error {
  override name = 'SubmissionIdTaken';
}

/**
 * Decides between simultaneous deliveries by unique indexes. Throws SubmissionIdTaken if another message has the id.
 * Spam tells nobody.
 */
export async function storeOnce(
  strapi: Strapi,
  message: NewMessage,
  confirmation: Confirmation | null,
): Promise<MessageRow> {
  const { submissionId } = message;
  const rows = table<MessageRow>(strapi, CONTACT_SUBMISSION);
  const sameId = submissionId && (await rows.findOne({ where: { submissionId } }));
  if (sameId) {
    if (contentOf(sameId) !== contentOf(message)) throw new SubmissionIdTaken();
    return sameId;
  }
  let contentKey = digest(contentOf(message));
  let earlier = await rows.findOne({ where: { contentKey } });
  while (earlier) {
    if (isRepeat(message, earlier)) return earlier;
    // Chains the key to the earlier message, so that repeats of a later message find the same key.
    contentKey = digest(`${contentKey}\n${earlier.documentId}`);
    earlier = await rows.findOne({ where: { contentKey } });
  }
  const tell = message.handling === 'spam' ? null : await prepareNotices(strapi, message, confirmation);
  try {
    return await storeAndTell(strapi, { ...message, contentKey }, tell);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return storeOnce(strapi, message, confirmation);
  }
}

/** Queues the notices together with the message, so that neither is without the other. */
async function storeAndTell(strapi: Strapi, data: NewMessage, tell: TellOf | null): Promise<MessageRow> {
  return strapi.db.transaction(async ({ trx }) => {
    const created = await documents(strapi, CONTACT_SUBMISSION).create({ data });
    await tell?.(trx, created.documentId);
    return created as MessageRow;
  });
}

const contentOf = (message: Data) =>
  JSON.stringify(Object.keys(MESSAGE_LIMITS).map((field) => message[field] ?? ''));

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Accepts either order, because deliveries may overtake each other. */
function isRepeat(message: NewMessage, { submittedAt }: MessageRow): boolean {
  return Math.abs(Date.parse(message.submittedAt) - new Date(submittedAt).getTime()) <= REPEAT_WINDOW_MS;
}
