import {
  type MessagePage,
  type MessageQuery,
  messagePage,
  type StoredMessage,
  storedMessage,
  type UnreadMessages,
  unreadMessages,
} from 'contract/message';
import type { MessageState } from 'contract/message-fields';
import { callStrapiAs, type Editor, queryString } from './strapi-call.server';
import { strapiResource } from './strapi-resource.server';

// Personal data: fetched in the name of the account that will see it, never cached (decisions D4, E7).
const PATH = '/site-admin/contact-submissions';

export const messages = strapiResource(PATH, storedMessage);

/** Newest first: one page where the query names one, else all messages that match it. */
export function findMessages(editor: Editor, query: MessageQuery): Promise<StoredMessage[] | MessagePage> {
  const { search, state } = query;
  if (query.page === undefined) return messages.list(editor, { search, state });
  return callStrapiAs(editor, PATH + queryString({ ...query }), messagePage);
}

/** All messages with the words, to be taken along as a file, which Strapi notes in its audit trail. */
export function exportMessages(editor: Editor, search: string): Promise<StoredMessage[]> {
  return callStrapiAs(editor, messages.pathOf('export') + queryString({ search }), storedMessage.array());
}

/** How many messages nobody has read yet. */
export function countUnreadMessages(editor: Editor): Promise<UnreadMessages> {
  return callStrapiAs(editor, messages.pathOf('unread'), unreadMessages);
}

export function markMessage(editor: Editor, id: string, state: MessageState): Promise<StoredMessage> {
  return callStrapiAs(editor, messages.pathOf(id), storedMessage, { method: 'PUT', json: { state } });
}
