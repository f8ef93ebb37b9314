const LIKELY_FROM = 5;

/** Rates a spam score: no single check that a visitor may trip over gives five points or more. */
export function spamSuspicion(score: number): 'none' | 'possible' | 'likely' {
  if (score <= 0) return 'none';
  return score < LIKELY_FROM ? 'possible' : 'likely';
}

/** Returns the label of an interest, or the stored text of an unknown one (decision C19). */
export function interestLabel(interest: string, labels: Readonly<Record<string, string>>): string {
  return Object.hasOwn(labels, interest) ? (labels[interest] ?? interest) : interest;
}

export function excerptOf(message: string): string {
  return message.replace(/\s+/g, ' ').trim().slice(0, 160);
}

export function neighbourOf(messages: readonly { id: string }[], id: string): string | null {
  const index = messages.findIndex((message) => message.id === id);
  if (index < 0) return null;
  return (messages[index + 1] ?? messages[index - 1])?.id ?? null;
}
