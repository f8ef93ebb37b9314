import { z } from 'zod';

/** What is known of a refusal; codes that this screen does not know yet are not dropped here. */
const refusal = z.object({
  error: z.string(),
  code: z.string().optional().catch(undefined),
  field: z.string().optional().catch(undefined),
  limit: z.number().optional().catch(undefined),
});

export type Refusal = z.output<typeof refusal>;

/** What the site answered instead of doing it: status, colon, the reason. */
export class CallError extends Error {
  override name = 'CallError';

  constructor(
    readonly status: number,
    readonly reason: string,
    /** The whole answer, which for a stale save holds what is stored now. */
    readonly body: unknown = null,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${reason}`);
  }

  /** The refusal in the form of the contract, null where something in front of the site has answered. */
  get refusal(): Refusal | null {
    return refusal.safeParse(this.body).data ?? null;
  }
}

/** The site could not be asked at all. */
export class NoConnection extends Error {
  override name = 'NoConnection';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Something in front of the site answered; its text is the reason.
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

/** What the site answers a save whose etag is not the stored one. */
export interface StaleAnswer<Current> {
  current: Current;
  updatedBy: string | null;
  lastUpdated: string | null;
}

/** Whether a save was refused because somebody else has saved since. */
export function isStale<Current>(error: unknown): error is CallError & { body: StaleAnswer<Current> } {
  return (
    error instanceof CallError &&
    error.status === 409 &&
    typeof error.body === 'object' &&
    error.body !== null &&
    'current' in error.body
  );
}
