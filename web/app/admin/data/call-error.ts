import { z } from 'zod';

const refusal = z.object({
  error: z.string(),
  code: z.string().optional().catch(undefined),
  field: z.string().optional().catch(undefined),
  limit: z.number().optional().catch(undefined),
});

export type Refusal = z.output<typeof refusal>;

/** A refusal by the site; the message is status, colon, reason. */
export class CallError extends Error {
  override name = 'CallError';

  constructor(
    readonly status: number,
    readonly reason: string,
    /** The whole response; for a stale save it holds the stored entry. */
    readonly body: unknown = null,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${reason}`);
  }

  get refusal(): Refusal | null {
    return refusal.safeParse(this.body).data ?? null;
  }
}

export class NoConnection extends Error {
  override name = 'NoConnection';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // A proxy answered; its text is the reason.
  }
}

export async function callErrorOf(response: Response): Promise<CallError> {
  const text = await response.text();
  const body = parseJson(text);
  const known = refusal.safeParse(body);
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new CallError(
    response.status,
    known.success ? known.data.error : text || response.statusText,
    body,
    retryAfter > 0 ? retryAfter : null,
  );
}

export interface StaleAnswer<Current> {
  current: Current;
  updatedBy: string | null;
  lastUpdated: string | null;
}

export function isStale<Current>(error: unknown): error is CallError & { body: StaleAnswer<Current> } {
  return (
    error instanceof CallError &&
    error.status === 409 &&
    typeof error.body === 'object' &&
    error.body !== null &&
    'current' in error.body
  );
}
