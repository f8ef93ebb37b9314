import { MESSAGE_STATES } from 'contract/message-fields';

export const MESSAGE_FILTERS = ['all', ...MESSAGE_STATES] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

const LIKELY_FROM = 5;

/** What the points of the form's checks mean: from five on, no single innocent cause is left. */
export function spamSuspicion(score: number): 'none' | 'possible' | 'likely' {
  if (score <= 0) return 'none';
  return score < LIKELY_FROM ? 'possible' : 'likely';
}

/** The label of a known interest, and of others what is stored (decisions C19). */
export function interestLabel(interest: string, labels: Readonly<Record<string, string>>): string {
  return Object.hasOwn(labels, interest) ? (labels[interest] ?? interest) : interest;
}

/** The beginning of a message on one line, for the list. */
export function excerptOf(message: string): string {
  return message.replace(/\s+/g, ' ').trim().slice(0, 160);
}

/** Which message has the focus when one goes: the one after it, or the last; null where it is not in the list. */
export function neighbourOf(messages: readonly { id: string }[], id: string): string | null {
  const index = messages.findIndex((message) => message.id === id);
  if (index < 0) return null;
  return (messages[index + 1] ?? messages[index - 1])?.id ?? null;
}
