import { STORAGE_FAILURES, type StorageFailure } from 'contract/refusal';
import { z } from 'zod';

/**
 * Strapi is unreachable and no earlier content is known. Not the same as absent content, which is
 * `null` or an empty list (decisions B8): a page answers 503 to this one, 404 to the other.
 */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}

/** Strapi answers, but its disk or its database takes no write. */
export class StorageFailed extends ContentUnavailable {
  override name = 'StorageFailed';

  constructor(readonly code: StorageFailure) {
    super(`Strapi cannot store anything: ${code}.`);
  }
}

const storageFailure = z.object({
  error: z.object({ details: z.object({ code: z.enum(STORAGE_FAILURES) }) }),
});

/** Reads from the body of an answer of Strapi whether it could not store something. */
export function storageFailureIn(body: unknown): StorageFailed | null {
  const { data } = storageFailure.safeParse(body);
  return data ? new StorageFailed(data.error.details.code) : null;
}

/** The content, or a built-in stand-in where there is none to be had. */
export async function orWhenUnavailable<Value, Substitute>(
  content: Promise<Value>,
  substitute: Substitute,
): Promise<Value | Substitute> {
  try {
    return await content;
  } catch (error) {
    if (error instanceof ContentUnavailable) return substitute;
    throw error;
  }
}

/** For content without which a page makes no sense: 503 instead of a page. */
export async function requireAvailable<Value>(content: Promise<Value>): Promise<Value> {
  try {
    return await content;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw new Response(null, {
      status: 503,
      statusText: 'Service Unavailable',
      headers: { 'Retry-After': '30' },
    });
  }
}
