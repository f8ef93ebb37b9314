import type { GateRecord } from 'contract/audit';
import { env } from '~/env.server';
import { log, summarizeError } from '~/log.server';

const TIMEOUT_MS = 5_000;
/** While Strapi is away, guesses at a gate must not pile up in memory. */
const MOST_UNDER_WAY = 20;

let underWay = 0;

/**
 * Has Strapi note in its audit trail that somebody opened a page behind a password, or was refused: the page alone, not
 * who it was nor what was typed. It answers at once and never fails; what Strapi could not take stands in the log.
 */
export function recordGate(page: GateRecord['page'], outcome: GateRecord['outcome']): void {
  const notRecorded = (reason: string) =>
    log.warn('A gate could not be noted in the audit trail', { page, outcome, reason });
  if (underWay >= MOST_UNDER_WAY) {
    notRecorded('too many at once');
    return;
  }
  underWay += 1;
  send({ page, outcome })
    .catch((error: unknown) => notRecorded(summarizeError(error)))
    .finally(() => {
      underWay -= 1;
    });
}

async function send(record: GateRecord): Promise<void> {
  const response = await fetch(`${env().CMS_INTERNAL_URL}/site-audit/gates`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${env().CMS_API_TOKEN}` },
    body: JSON.stringify(record),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Strapi answered ${response.status}`);
}
