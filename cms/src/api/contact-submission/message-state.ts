import type { MessageState } from '../../../contract/message-fields';

/** The score of a filled honeypot field, or of two weaker signals together (web/app/features/contact). */
const SPAM_SCORE = 5;

/** Marks likely spam and keeps it for people to judge (decision E1). */
export const firstState = (spamScore: number): MessageState => (spamScore >= SPAM_SCORE ? 'spam' : 'unread');
