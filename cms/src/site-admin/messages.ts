import { errors } from '@strapi/utils';
import { type MessagePage, type StoredMessage, storedMessage } from '../../contract/message';
import type { MessageState } from '../../contract/message-fields';
import { onAddressed, onExport } from '../audit/acts';
import { CONTACT_SUBMISSION } from '../content-types';
import { type AdminContext, type Data, documents, type Row, type Strapi, table } from '../strapi';
import { CREATOR, NOTHING, permissionsOf, permittedData, readableFilter } from './permissions';
import { callRoute, type SiteAdminRoute, type StrapiCall } from './route';
import { searchFilter } from './search-filter';

const SEARCHED = [
  'firstName',
  'lastName',
  'email',
  'company',
  'interest',
  'product',
  'message',
  'number',
  'campaign',
];
const TEXTS = [...SEARCHED, 'language', 'page'];
const NEWEST_FIRST = ['submittedAt:desc', 'id:desc'];

interface MessageRow extends Row {
  handling?: MessageState | null;
}

function messageView({ documentId, handling, submittedAt, spamScore, ...row }: MessageRow): StoredMessage {
  return storedMessage.parse({
    id: documentId,
    ...Object.fromEntries(TEXTS.map((name) => [name, row[name] ?? ''])),
    submittedAt: submittedAt instanceof Date ? submittedAt.toISOString() : (submittedAt ?? ''),
    spamScore: spamScore ?? 0,
    // Older messages have no state.
    state: handling ?? 'unread',
  });
}

async function read(
  strapi: Strapi,
  { context, query: { search, state, page, pageSize } }: StrapiCall<'GET /api/contact-submissions'>,
): Promise<StoredMessage[] | MessagePage> {
  const found = matching(strapi, context, search);
  if (!page) {
    const wanted = state ? inState(strapi, context, state) : {};
    return listMessages(strapi, context, { $and: [wanted, found] });
  }
  const { ids, counts } = await findIds(strapi, context, found, state);
  const ofPage = ids.slice((page - 1) * pageSize, page * pageSize);
  const items = await listMessages(strapi, context, { id: { $in: ofPage } });
  return { items, total: ids.length, counts };
}

async function readAll(
  strapi: Strapi,
  { context, query: { search } }: StrapiCall<'GET /api/contact-submissions.csv'>,
): Promise<StoredMessage[]> {
  return listMessages(strapi, context, matching(strapi, context, search));
}

/** Finds ids in a state and the counts of all states in one query, because the search is slow. */
async function findIds(strapi: Strapi, context: AdminContext, found: Data, wanted: MessageState | undefined) {
  const maySeeStates = permissionsOf(strapi, context, CONTACT_SUBMISSION).can.read(undefined, 'handling');
  const rows = await table<MessageRow>(strapi, CONTACT_SUBMISSION).findMany({
    where: found,
    select: ['id', 'handling'],
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
  });
  const counts = { all: rows.length, unread: 0, read: 0, done: 0, spam: 0 };
  const ids: number[] = [];
  for (const { id, handling } of rows) {
    const state = (maySeeStates && handling) || 'unread';
    counts[state]++;
    if (!wanted || state === wanted) ids.push(id);
  }
  return { ids, counts };
}

async function listMessages(strapi: Strapi, context: AdminContext, filters: Data): Promise<StoredMessage[]> {
  const permissions = permissionsOf(strapi, context, CONTACT_SUBMISSION);
  const rows = await documents(strapi, CONTACT_SUBMISSION).findMany({
    filters,
    sort: NEWEST_FIRST,
    populate: CREATOR,
  });
  return Promise.all(
    rows.map(async (row) => messageView((await permissions.sanitizeOutput(row)) as MessageRow)),
  );
}

const readable = (strapi: Strapi, context: AdminContext): Data =>
  readableFilter(strapi, context, CONTACT_SUBMISSION);

/** Finds readable messages. Searches only fields that the account may read, because results could reveal the others. */
function matching(strapi: Strapi, context: AdminContext, search: string): Data {
  const found = searchFilter(strapi, search, (word) =>
    SEARCHED.map((field) => ({
      $and: [{ [field]: word }, readableFilter(strapi, context, CONTACT_SUBMISSION, field)],
    })),
  );
  return { $and: [readable(strapi, context), found] };
}

/** Counts every message as unread for an account that may not read states, as in the answers. */
function inState(strapi: Strapi, context: AdminContext, state: MessageState): Data {
  const maySee = permissionsOf(strapi, context, CONTACT_SUBMISSION).can.read(undefined, 'handling');
  if (!maySee) return state === 'unread' ? {} : NOTHING;
  return state === 'unread'
    ? { $or: [{ handling: state }, { handling: { $null: true } }] }
    : { handling: state };
}

async function countUnread(strapi: Strapi, context: AdminContext) {
  const filters = { $and: [inState(strapi, context, 'unread'), readable(strapi, context)] };
  return { unread: await documents(strapi, CONTACT_SUBMISSION).count({ filters }) };
}

/** Throws NotFoundError also for a message that the account may not read. */
async function readOne(strapi: Strapi, context: AdminContext): Promise<StoredMessage> {
  const filters = { $and: [{ documentId: context.params.id }, readable(strapi, context)] };
  const [message] = await listMessages(strapi, context, filters);
  if (!message) throw new errors.NotFoundError();
  return message;
}

async function update(
  strapi: Strapi,
  { context, input: { state } }: StrapiCall<'PUT /api/contact-submissions/{id}'>,
): Promise<StoredMessage> {
  const permissions = permissionsOf(strapi, context, CONTACT_SUBMISSION);
  const existing = await messageRow(strapi, context);
  const data = await permittedData(permissions, { existing }, { handling: state });
  await documents(strapi, CONTACT_SUBMISSION).update({
    documentId: existing.documentId,
    data: { ...data, updatedBy: context.state.user.id },
  });
  const changed = await permissions.sanitizeOutput(await messageRow(strapi, context));
  return messageView(changed as MessageRow);
}

async function remove(strapi: Strapi, context: AdminContext): Promise<void> {
  const row = await messageRow(strapi, context);
  if (permissionsOf(strapi, context, CONTACT_SUBMISSION).cannot.delete(row)) {
    throw new errors.ForbiddenError();
  }
  await documents(strapi, CONTACT_SUBMISSION).delete({ documentId: row.documentId });
}

async function messageRow(strapi: Strapi, { params }: AdminContext): Promise<MessageRow> {
  const { id: documentId = '' } = params;
  const row = await documents(strapi, CONTACT_SUBMISSION).findOne({ documentId, populate: CREATOR });
  if (!row) throw new errors.NotFoundError();
  return row;
}

function shownMessages(answer: unknown): string[] {
  const shown = answer as StoredMessage | StoredMessage[] | MessagePage;
  if (Array.isArray(shown)) return shown.map(({ id }) => id);
  return 'items' in shown ? shown.items.map(({ id }) => id) : [shown.id];
}

export const messageRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/contact-submissions', (call) => read(strapi, call), { messages: shownMessages }),
  // These two precede the route of one message, which would match too.
  callRoute('GET /api/contact-submissions.csv', (call) => readAll(strapi, call), {
    acts: onExport('message'),
  }),
  callRoute('GET /api/contact-submissions/unread', ({ context }) => countUnread(strapi, context)),
  callRoute('GET /api/contact-submissions/{id}', ({ context }) => readOne(strapi, context), {
    messages: shownMessages,
  }),
  callRoute('PUT /api/contact-submissions/{id}', (call) => update(strapi, call), {
    acts: onAddressed('save', 'message'),
  }),
  callRoute('DELETE /api/contact-submissions/{id}', ({ context }) => remove(strapi, context), {
    acts: onAddressed('delete', 'message'),
  }),
];
