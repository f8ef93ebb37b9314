import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from './call-error';

interface OpenedEntryOptions<Entry> {
  queryKey: QueryKey;
  /** Null when nothing is open. @throws CallError, NoConnection */
  fetch: ((signal: AbortSignal) => Promise<Entry>) | null;
  listed: Entry | undefined;
  isSame: (entry: Entry) => boolean;
}

/** Returns the entry that an address opens, even when the list has not loaded its page or filters it out. */
export function useOpenedEntry<Entry>({ queryKey, fetch, listed, isSame }: OpenedEntryOptions<Entry>) {
  // Keeps an entry open that leaves the list, until it is fetched alone: its editor must not lose the focus.
  const lastListed = useRef(listed);
  if (listed) lastListed.current = listed;
  const last = lastListed.current;
  const { data, error, refetch } = useQuery<Entry>({
    queryKey,
    queryFn: ({ signal }) => {
      if (!fetch) throw new Error('Nothing is open.');
      return fetch(signal);
    },
    enabled: fetch !== null && listed === undefined,
    placeholderData: () => (last && isSame(last) ? (last as never) : undefined),
    gcTime: 0,
  });
  const isGone = error instanceof CallError && error.status === 404;
  return {
    entry: listed ?? (isGone ? undefined : data),
    isGone: listed === undefined && isGone,
    /** A failed fetch, which does not mean that the entry is gone. */
    error: listed === undefined && !isGone ? error : null,
    refetch,
  };
}
