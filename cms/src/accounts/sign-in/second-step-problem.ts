import { errors } from '@strapi/utils';
import type { RefusalCode } from '../../../contract/refusal';
import type { HttpContext } from '../../strapi';
import { DUTY, dutySentence } from '../second-factor/duty';
import { CodeNeeded, outcomeOf } from '../second-factor/second-step';
import { refuseForNow } from './attempts';

/** The site and our part of the panel go by the code; the sentence is for a panel whose part of ours is missing. */
const withCode = (code: RefusalCode) => ({ code });

/**
 * Why a sign-in failed at its second step, null where it did at the first. 400 and not 401, on which the panel takes the
 * session for expired. @throws RateLimitError
 */
export function secondStepProblem(context: HttpContext): Error | null {
  const outcome = outcomeOf(context);
  switch (outcome?.is) {
    case 'missing':
      return new CodeNeeded(
        'Dieses Konto meldet sich in zwei Schritten an: Der Code aus der Authenticator-App fehlt.',
        withCode('second-factor-required'),
      );
    case 'owed':
      return new CodeNeeded(dutySentence(), DUTY);
    case 'wrong':
      return new errors.ApplicationError(
        'Dieser Code ist nicht gültig oder wurde schon benutzt.',
        withCode('second-factor-wrong'),
      );
    case 'limited':
      return refuseForNow(context, outcome.retryAfterSeconds);
    default:
      return null;
  }
}
