import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { KnownTag } from '../../../contract/post-fields';

/** Returns null after a failure. */
export function useKnownTags(): readonly KnownTag[] | null {
  const { get } = useFetchClient();
  const [known, setKnown] = useState<readonly KnownTag[] | null>([]);
  useEffect(() => {
    const closed = new AbortController();
    get<{ tags: KnownTag[] }>('/site-admin/post-tags', { signal: closed.signal }).then(
      ({ data }) => setKnown(data.tags),
      () => !closed.signal.aborted && setKnown(null),
    );
    return () => closed.abort();
  }, [get]);
  return known;
}
