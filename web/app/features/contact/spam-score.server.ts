import { ageOfFormToken } from './form-token.server';
import type { ContactMessage } from './message.server';

/** Nobody leaves a page open for so long; an older form was stored by a bot. */
const OLDEST_FORM_MS = 30 * 24 * 60 * 60 * 1_000;
const MANY_LINKS = 3;

/** Scores how much a message looks like spam. People judge: it is stored either way (decisions E1). */
export function spamScore(message: ContactMessage, secret: string, now = Date.now()): number {
  const age = message.formToken === undefined ? undefined : ageOfFormToken(secret, message.formToken, now);
  const links = message.message.match(/https?:\/\//gi)?.length ?? 0;
  let score = 0;
  if (message.website !== '') score += 5; // Bots alone see this field.
  if (age === null || (age !== undefined && age > OLDEST_FORM_MS)) score += 2;
  if (message.captchaSolved === false) score += 3;
  if (links >= MANY_LINKS) score += 2;
  return score;
}
