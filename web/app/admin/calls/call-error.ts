import { z } from 'zod';

const errorBody = z.object({ error: z.string() });

/** What the site answered instead of doing it: status, colon, the reason (specification 7, decisions C14). */
export class CallError extends Error {
  override name = 'CallError';

  constructor(
    readonly status: number,
    readonly reason: string,
    /** The whole answer, which for a stale save holds the current state. */
    readonly body: unknown = null,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${reason}`);
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
  const known = errorBody.safeParse(body);
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new CallError(
    response.status,
    known.success ? known.data.error : text || response.statusText,
    body,
    retryAfter > 0 ? retryAfter : null,
  );
}
