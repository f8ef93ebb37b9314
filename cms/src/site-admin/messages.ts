import { errors } from '@strapi/utils';
import { messageChange, messageQuery, type StoredMessage, storedMessage } from '../../contract/message';
import type { MessageState } from '../../contract/message-fields';
import { CONTACT_SUBMISSION } from '../content-types';
import { type AdminContext, type Data, documents, type Route, type Row, type Strapi, table } from '../strapi';
import { permissionsOf, permittedData } from './permissions';
import { adminRoute, parseBody } from './route';

const SEARCHED = ['firstName', 'lastName', 'email', 'company', 'interest', 'message'] as const;

interface MessageRow extends Row {
  handling?: MessageState | null;
}

/** Fields that the account may not see are empty. */
function messageView({ documentId, handling, ...row }: MessageRow): StoredMessage {
  const { firstName, lastName, email, company, interest, message, language, submittedAt, spamScore } = row;
  const texts = { firstName, lastName, email, company, interest, message, language };
  return storedMessage.parse({
    id: documentId,
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ''])),
    submittedAt: submittedAt instanceof Date ? submittedAt.toISOString() : (submittedAt ?? ''),
    spamScore: spamScore ?? 0,
    // Messages from before there were states have none.
    state: handling ?? 'unread',
  });
}

async function read(strapi: Strapi, context: AdminContext) {
  const { search } = parseBody(messageQuery, context.query);
  const permissions = permissionsOf(strapi, context, CONTACT_SUBMISSION);
  const found = await table<MessageRow>(strapi, CONTACT_SUBMISSION).findMany({
    populate: { createdBy: { select: ['id'] } },
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
  });
  const readable = found.filter((row) => permissions.can.read(row));
  const visible = await Promise.all(
    readable.map(async (row) => messageView((await permissions.sanitizeOutput(row)) as MessageRow)),
  );
  return visible.filter((message) => hasText(message, search));
}

/** How many the account may read and nobody has read yet, without what is in them. */
async function countUnread(strapi: Strapi, context: AdminContext) {
  const permissions = permissionsOf(strapi, context, CONTACT_SUBMISSION);
  const found = await table<MessageRow>(strapi, CONTACT_SUBMISSION).findMany({
    where: { $or: [{ handling: 'unread' }, { handling: { $null: true } }] },
    select: ['id'],
    populate: { createdBy: { select: ['id'] } },
  });
  return { unread: found.filter((row) => permissions.can.read(row)).length };
}

/** Here and not in the database: SQLite knows the small letters of ASCII alone, and nobody finds what is hidden. */
function hasText(message: StoredMessage, search: string): boolean {
  const texts = SEARCHED.map((field) => comparable(message[field]));
  // Every word somewhere: first and last name are two fields.
  const words = comparable(search).split(/\s+/);
  return words.every((word) => texts.some((text) => text.includes(word)));
}

/** Capitals or not, an umlaut as one character or as two. */
const comparable = (text: string) => text.normalize('NFC').toLocaleLowerCase('de');

async function messageRow(strapi: Strapi, { params }: AdminContext): Promise<MessageRow> {
  const row = await table<MessageRow>(strapi, CONTACT_SUBMISSION).findOne({
    where: { documentId: params.documentId },
    populate: { createdBy: { select: ['id'] } },
  });
  if (!row) throw new errors.NotFoundError();
  return row;
}

async function update(strapi: Strapi, context: AdminContext) {
  const { state } = parseBody(messageChange, context.request.body);
  const permissions = permissionsOf(strapi, context, CONTACT_SUBMISSION);
  const existing = await messageRow(strapi, context);
  const data: Data = await permittedData(permissions, { existing }, { handling: state });
  const { documentId } = existing;
  await documents(strapi, CONTACT_SUBMISSION).update({
    documentId,
    data: { ...data, updatedBy: context.state.user.id },
  });
  const changed = await permissions.sanitizeOutput(await messageRow(strapi, context));
  return messageView(changed as MessageRow);
}

async function remove(strapi: Strapi, context: AdminContext): Promise<void> {
  const row = await messageRow(strapi, context);
  if (permissionsOf(strapi, context, CONTACT_SUBMISSION).cannot.delete(row))
    throw new errors.ForbiddenError();
  await documents(strapi, CONTACT_SUBMISSION).delete({ documentId: row.documentId });
}

export function messageRoutes(strapi: Strapi): Route[] {
  const one = '/contact-submissions/:documentId';
  return [
    adminRoute('GET', '/contact-submissions', ['read', CONTACT_SUBMISSION], (context) =>
      read(strapi, context),
    ),
    adminRoute('GET', '/contact-submissions/unread', ['read', CONTACT_SUBMISSION], (context) =>
      countUnread(strapi, context),
    ),
    adminRoute('PUT', one, ['update', CONTACT_SUBMISSION], (context) => update(strapi, context)),
    adminRoute('DELETE', one, ['delete', CONTACT_SUBMISSION], (context) => remove(strapi, context), {
      status: 204,
    }),
  ];
}
