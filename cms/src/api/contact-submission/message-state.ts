import { type MessageState, SPAM_SCORE } from '../../../contract/message-fields';

/** Marks likely spam and keeps it for people to judge (decision E1). */
export const firstState = (spamScore: number): MessageState => (spamScore >= SPAM_SCORE ? 'spam' : 'unread');
