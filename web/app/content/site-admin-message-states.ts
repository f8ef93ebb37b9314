/** How far the company is with a contact message. */
export const MESSAGE_STATES = ['unread', 'read', 'done', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
