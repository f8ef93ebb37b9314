import { z } from 'zod';
import { askAs, type Editor } from './site-admin.server';
import { MESSAGE_STATES, type MessageState } from './site-admin-message-states';

const PATH = '/site-admin/contact-submissions';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

const message = z.object({
  documentId: z.string(),
  firstName: optionalText,
  lastName: optionalText,
  email: optionalText,
  company: optionalText,
  interest: optionalText,
  message: optionalText,
  language: optionalText,
  submittedAt: optionalText,
  spamScore: z
    .number()
    .nullish()
    .transform((score) => score ?? 0),
  state: z.enum(MESSAGE_STATES),
});

/** A stored contact message: personal data, for the eyes of the account that asked (decisions D4, E7). */
export type StoredMessage = z.output<typeof message>;

/** The messages, newest first. */
export function getMessages(editor: Editor, search: string): Promise<StoredMessage[]> {
  const query = search === '' ? '' : `?${new URLSearchParams({ search })}`;
  return askAs(editor, PATH + query, message.array());
}

const unread = z.object({ unread: z.number() });

/** How many messages nobody has read yet. */
export function countUnreadMessages(editor: Editor): Promise<{ unread: number }> {
  return askAs(editor, `${PATH}/unread`, unread);
}

export function markMessage(editor: Editor, id: string, state: MessageState): Promise<StoredMessage> {
  return askAs(editor, pathOf(id), message, { method: 'PUT', json: { state } });
}

export async function deleteMessage(editor: Editor, id: string): Promise<void> {
  await askAs(editor, pathOf(id), z.unknown(), { method: 'DELETE' });
}
