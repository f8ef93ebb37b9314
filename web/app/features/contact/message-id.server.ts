import { createHmac } from 'node:crypto';
import { isMessageField, MESSAGE_LIMITS, REPEAT_WINDOW_MS } from 'contract/message-fields';
import type { ContactMessage } from './message.server';

const FIELDS = Object.keys(MESSAGE_LIMITS).filter(isMessageField);

/**
 * Makes the id of a message that came without one, from its content and time: a form without scripts is a page for
 * everybody, which cannot bring an id, and a repeat of what it sends needs the same one (decision E9).
 */
export function idOfContent(secret: string, message: ContactMessage, now: number): string {
  const content = [Math.floor(now / REPEAT_WINDOW_MS), ...FIELDS.map((field) => message[field])];
  const hex = createHmac('sha256', secret)
    .update(`message:${JSON.stringify(content)}`)
    .digest('hex');
  // A UUID of version 8, whose other bits are free (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
