import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from './call-error';

interface OpenedEntryOptions<Entry> {
  queryKey: QueryKey;
  /** Null where nothing is open. @throws CallError, NoConnection */
  fetch: ((signal: AbortSignal) => Promise<Entry>) | null;
  /** The entry as the list has it: then nothing is fetched. */
  listed: Entry | undefined;
  /** Whether it is the one that is open. */
  isSame: (entry: Entry) => boolean;
}

/** The entry that an address opens. The list may not have loaded its page, or show only others. */
export function useOpenedEntry<Entry>({ queryKey, fetch, listed, isSame }: OpenedEntryOptions<Entry>) {
  // An entry that leaves the list stays open while it is fetched by itself: its editor must not lose the focus.
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
    /** Why it could not be fetched, where that says nothing about whether it is still there. */
    error: listed === undefined && !isGone ? error : null,
    refetch,
  };
}
