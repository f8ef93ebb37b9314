import { MESSAGE_STATES } from 'contract/message-fields';

export const MESSAGE_FILTERS = ['all', ...MESSAGE_STATES] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

const LIKELY_FROM = 5;

/** What a spam score means: no single check that visitors may trip over gives five points or more. */
export function spamSuspicion(score: number): 'none' | 'possible' | 'likely' {
  if (score <= 0) return 'none';
  return score < LIKELY_FROM ? 'possible' : 'likely';
}

/** The label of a known interest, and of others what is stored (decision C19). */
export function interestLabel(interest: string, labels: Readonly<Record<string, string>>): string {
  return Object.hasOwn(labels, interest) ? (labels[interest] ?? interest) : interest;
}

/** The beginning of a message on one line, for the list. */
export function excerptOf(message: string): string {
  return message.replace(/\s+/g, ' ').trim().slice(0, 160);
}

/** Which message gets the focus when one is deleted: the next one, or the last; null where it is not in the list. */
export function neighbourOf(messages: readonly { id: string }[], id: string): string | null {
  const index = messages.findIndex((message) => message.id === id);
  if (index < 0) return null;
  return (messages[index + 1] ?? messages[index - 1])?.id ?? null;
}
