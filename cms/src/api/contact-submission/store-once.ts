import { createHash } from 'node:crypto';
import { MESSAGE_LIMITS } from '../../../contract/message-fields';
import { CONTACT_SUBMISSION } from '../../content-types';
import { isUniqueViolation } from '../../integrity/unique-keys';
import { type Data, documents, type Row, type Strapi, table } from '../../strapi';

/** Within this time the same content is the same message, whatever its id (decision E8). */
const WINDOW_MS = 10 * 60 * 1_000;

interface NewMessage extends Data {
  submissionId: string | null;
  submittedAt: string;
}

interface MessageRow extends Row {
  submittedAt: string | Date;
}

/** Another message has this id. */
export class SubmissionIdTaken extends Error {
  override name = 'SubmissionIdTaken';
}

/**
 * Stores a message unless it is stored already, and returns its number. Unique indexes on `submissionId` and `contentKey`
 * decide between deliveries at the same moment (bootstrap/indexes.ts).
 *
 * @throws SubmissionIdTaken
 */
export async function storeOnce(strapi: Strapi, message: NewMessage): Promise<string> {
  const { submissionId } = message;
  const rows = table<MessageRow>(strapi, CONTACT_SUBMISSION);
  const sameId = submissionId && (await rows.findOne({ where: { submissionId } }));
  if (sameId) {
    if (contentOf(sameId) !== contentOf(message)) throw new SubmissionIdTaken();
    return sameId.documentId;
  }
  let contentKey = digest(contentOf(message));
  let earlier = await rows.findOne({ where: { contentKey } });
  while (earlier) {
    if (isRepeat(message, earlier)) return earlier.documentId;
    // Repeats of a later message agree on its key, because it follows from the one before.
    contentKey = digest(`${contentKey}\n${earlier.documentId}`);
    earlier = await rows.findOne({ where: { contentKey } });
  }
  try {
    const created = await documents(strapi, CONTACT_SUBMISSION).create({ data: { ...message, contentKey } });
    return created.documentId;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return storeOnce(strapi, message);
  }
}

/** Everything that a visitor typed or chose. */
const contentOf = (message: Data) =>
  JSON.stringify(Object.keys(MESSAGE_LIMITS).map((field) => message[field] ?? ''));

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Deliveries may arrive in another order than they were sent. */
function isRepeat(message: NewMessage, { submittedAt }: MessageRow): boolean {
  return Math.abs(Date.parse(message.submittedAt) - new Date(submittedAt).getTime()) <= WINDOW_MS;
}
