import { LRUCache } from 'lru-cache';

/** A copy without visitors asks once a minute. */
const LATELY_MS = 2 * 60_000;
/** Strangers can invent copies, but no more than these. */
const MAX_COPIES = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const copies = new LRUCache<string, true>({ max: MAX_COPIES, ttl: LATELY_MS });

export function countCopies(name: string): number {
  if (UUID.test(name)) copies.set(name, true);
  copies.purgeStale();
  return copies.size;
}
