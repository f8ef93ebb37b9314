import { NAMED_MESSAGES } from '../../contract/limits';
import type { Notice } from './notice';

export interface Digest {
  notices: Notice[];
  /** Messages that are counted and not named. */
  furtherMessages: number;
}

/** Names the first messages, and everything else that happened. */
export function digestOf(all: readonly Notice[]): Digest {
  let messages = 0;
  const notices = all.filter(({ kind }) => kind !== 'message' || ++messages <= NAMED_MESSAGES);
  return { notices, furtherMessages: all.length - notices.length };
}
