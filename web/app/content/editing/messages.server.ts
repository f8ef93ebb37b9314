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

// Personal data: fetched with the token of the account that sees it, never cached (decisions D4, E7).
const PATH = '/site-admin/contact-submissions';

export const messages = strapiResource(PATH, storedMessage);

/** Returns the page of the query, or all matching messages if it names none, newest first. */
export function findMessages(editor: Editor, query: MessageQuery): Promise<StoredMessage[] | MessagePage> {
  const { search, state } = query;
  if (query.page === undefined) return messages.list(editor, { search, state });
  return callStrapiAs(editor, PATH + queryString({ ...query }), messagePage);
}

/** Returns all matching messages for a file; Strapi records the export in its audit trail. */
export function exportMessages(editor: Editor, search: string): Promise<StoredMessage[]> {
  return callStrapiAs(editor, messages.pathOf('export') + queryString({ search }), storedMessage.array());
}

export function countUnreadMessages(editor: Editor): Promise<UnreadMessages> {
  return callStrapiAs(editor, messages.pathOf('unread'), unreadMessages);
}

export function markMessage(editor: Editor, id: string, state: MessageState): Promise<StoredMessage> {
  return callStrapiAs(editor, messages.pathOf(id), storedMessage, { method: 'PUT', json: { state } });
}
