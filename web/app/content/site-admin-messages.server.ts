import { type StoredMessage, storedMessage, type UnreadMessages, unreadMessages } from 'contract/message';
import type { MessageState } from 'contract/message-fields';
import { z } from 'zod';
import { askAs, type Editor } from './site-admin.server';

// Personal data, for the eyes of the account that asked (decisions D4, E7).
const PATH = '/site-admin/contact-submissions';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** The messages, newest first. */
export function getMessages(editor: Editor, search: string): Promise<StoredMessage[]> {
  const query = search === '' ? '' : `?${new URLSearchParams({ search })}`;
  return askAs(editor, PATH + query, storedMessage.array());
}

/** How many messages nobody has read yet. */
export function countUnreadMessages(editor: Editor): Promise<UnreadMessages> {
  return askAs(editor, `${PATH}/unread`, unreadMessages);
}

export function markMessage(editor: Editor, id: string, state: MessageState): Promise<StoredMessage> {
  return askAs(editor, pathOf(id), storedMessage, { method: 'PUT', json: { state } });
}

export async function deleteMessage(editor: Editor, id: string): Promise<void> {
  await askAs(editor, pathOf(id), z.unknown(), { method: 'DELETE' });
}
