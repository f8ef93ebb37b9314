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
import { z } from 'zod';
import { callStrapiAs, type Editor, queryString } from './strapi-call.server';

// Personal data, for the eyes of the account that asked (decisions D4, E7).
const PATH = '/site-admin/contact-submissions';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** All messages of a choice, newest first. */
export function getMessages(editor: Editor, { search, state }: MessageQuery): Promise<StoredMessage[]> {
  return callStrapiAs(editor, PATH + queryString({ search, state }), storedMessage.array());
}

/** One page of them. */
export function getMessagePage(editor: Editor, query: MessageQuery): Promise<MessagePage> {
  return callStrapiAs(editor, PATH + queryString({ ...query }), messagePage);
}

export function getMessage(editor: Editor, id: string): Promise<StoredMessage> {
  return callStrapiAs(editor, pathOf(id), storedMessage);
}

/** How many messages nobody has read yet. */
export function countUnreadMessages(editor: Editor): Promise<UnreadMessages> {
  return callStrapiAs(editor, `${PATH}/unread`, unreadMessages);
}

export function markMessage(editor: Editor, id: string, state: MessageState): Promise<StoredMessage> {
  return callStrapiAs(editor, pathOf(id), storedMessage, { method: 'PUT', json: { state } });
}

export async function deleteMessage(editor: Editor, id: string): Promise<void> {
  await callStrapiAs(editor, pathOf(id), z.unknown(), { method: 'DELETE' });
}
