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

// Personal data, for the eyes of the account that asked (decisions D4, E7).
const PATH = '/site-admin/contact-submissions';

export const messages = strapiResource(PATH, storedMessage);

/** Newest first: one page where the query names one, else all messages that match it. */
export function findMessages(editor: Editor, query: MessageQuery): Promise<StoredMessage[] | MessagePage> {
  const { search, state } = query;
  if (query.page === undefined) return messages.list(editor, { search, state });
  return callStrapiAs(editor, PATH + queryString({ ...query }), messagePage);
}

/** How many messages nobody has read yet. */
export function countUnreadMessages(editor: Editor): Promise<UnreadMessages> {
  return callStrapiAs(editor, messages.pathOf('unread'), unreadMessages);
}

export function markMessage(editor: Editor, id: string, state: MessageState): Promise<StoredMessage> {
  return callStrapiAs(editor, messages.pathOf(id), storedMessage, { method: 'PUT', json: { state } });
}
