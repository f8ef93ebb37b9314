import { errors } from '@strapi/utils';
import type { RefusalCode } from '../../../contract/refusal';
import type { HttpContext } from '../../strapi';
import { DUTY, dutySentence } from '../second-factor/duty';
import { CodeNeeded, outcomeOf } from '../second-factor/second-step';
import { refuseForNow } from './attempts';

/** Site and panel read the code; the sentence is for a panel without our extension. */
const withCode = (code: RefusalCode) => ({ code });

/** Answers 400, because the panel takes 401 for an expired session; null for a failure of the first step. */
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
