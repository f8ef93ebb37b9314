import type { MessageState } from '../../../contract/message-fields';

/** What the site gives for the field that people do not see, or for two weaker signals together. */
const SPAM_SCORE = 5;

/** Where a new message is filed; it is kept either way, for people to judge (decisions E1). */
export const firstState = (spamScore: number): MessageState => (spamScore >= SPAM_SCORE ? 'spam' : 'unread');
