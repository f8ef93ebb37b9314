import type { GateRecord } from 'contract/audit';
import { env } from '~/env.server';
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
