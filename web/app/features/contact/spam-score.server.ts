import { ageOfFormToken } from './form-token.server';
import type { ContactMessage } from './message.server';

const FASTEST_PERSON_MS = 3_000;
const MANY_LINKS = 3;

/** How much a message looks like spam; it is stored either way, for people to judge (decisions E1). */
export function spamScore(message: ContactMessage, secret: string, now = Date.now()): number {
  const age = message.formToken === undefined ? undefined : ageOfFormToken(secret, message.formToken, now);
  const links = message.message.match(/https?:\/\//gi)?.length ?? 0;
  let score = 0;
  if (message.website !== '') score += 5; // The field that people do not see.
  if (age === null) score += 2;
  if (typeof age === 'number' && age < FASTEST_PERSON_MS) score += 3;
  if (message.captchaSolved === false) score += 3;
  if (links >= MANY_LINKS) score += 2;
  return score;
}
