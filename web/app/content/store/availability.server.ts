import { STORAGE_FAILURES, type StorageFailure } from 'contract/refusal';
import { z } from 'zod';

/** Strapi is unreachable and nothing is known: 503. Absent content is `null` or an empty list: 404 (decision B8). */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}

/** A disk or a database accepts no writes, of Strapi or of the site. */
export class StorageFailed extends ContentUnavailable {
  override name = 'StorageFailed';

  constructor(
    readonly code: StorageFailure,
    options?: ErrorOptions,
  ) {
    super(`Nothing can be stored: ${code}.`, options);
  }
}

const storageFailure = z.object({
  error: z.object({ details: z.object({ code: z.enum(STORAGE_FAILURES) }) }),
});

export function storageFailureIn(body: unknown): StorageFailed | null {
  const { data } = storageFailure.safeParse(body);
  return data ? new StorageFailed(data.error.details.code) : null;
}

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

/** Answers 503 if a page makes no sense without this content. */
export async function requireAvailable<Value>(content: Promise<Value>): Promise<Value> {
  try {
    return await content;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw unavailable();
  }
}

export const unavailable = (): Response =>
  new Response(null, {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Retry-After': '30' },
  });
