import type { GateRecord } from 'contract/audit';
import { postAsSite } from '~/content/store/call-as-site.server';
import { log, summarizeError } from '~/log.server';

const TIMEOUT_MS = 5_000;
/** Bounds the memory for attempts at a gate while Strapi is down. */
const MOST_UNDER_WAY = 20;

let underWay = 0;

/**
 * Records in the audit trail that a gated page was opened or refused: only the page, neither visitor nor input. Returns
 * at once and never throws; failures are logged.
 */
export function recordGate(page: GateRecord['page'], outcome: GateRecord['outcome']): void {
  const notRecorded = (reason: string) =>
    log.warn('A gate could not be noted in the audit trail', { page, outcome, reason });
  if (underWay >= MOST_UNDER_WAY) {
    notRecorded('too many at once');
    return;
  }
  underWay += 1;
  postAsSite('/site-audit/gates', { page, outcome } satisfies GateRecord, AbortSignal.timeout(TIMEOUT_MS))
    .catch((error: unknown) => notRecorded(summarizeError(error)))
    .finally(() => {
      underWay -= 1;
    });
}
