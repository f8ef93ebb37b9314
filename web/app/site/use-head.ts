import { useMatches } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { showHead } from './head-elements';
import { headIn } from './page-meta';

/**
 * Keeps the head of the document that of the page that is shown. The first one has come with the document; each navigation
 * brings the tags of its page.
 */
export function useHead(): void {
  const tags = headIn(useMatches().at(-1)?.data)?.tags;
  const isFirst = useRef(true);
  useEffect(() => {
    const isDocument = isFirst.current;
    isFirst.current = false;
    if (isDocument || !tags) return;
    showHead(tags);
  }, [tags]);
}
