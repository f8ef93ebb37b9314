import { PrefetchPageLinks, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { usePreview } from '~/features/preview/use-preview';

/** A pointer that only passes by wants nothing. */
const REST_MS = 100;

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Whether the router can show where the link leads; a file, a download or another site is the browser's to fetch. */
function isPage({ origin, pathname, target, download, attributes }: HTMLAnchorElement): boolean {
  const isHere = attributes.getNamedItem('href')?.value.startsWith('#');
  const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.');
  const isOther = origin !== window.location.origin || target !== '' || download !== '';
  return !isHere && !isFile && !isOther && !/^\/(?:admin|api|uploads)(?:\/|$)/.test(pathname);
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Whether the visitor wants to load little; not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Follows links to pages without a new document, wherever they stand: also in markup that the server has finished. On
 * the same page it glides to the place (decisions A11). A page that a pointer or the focus rests upon is fetched ahead,
 * except for those who save data.
 */
export function InternalLinks() {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const [wanted, setWanted] = useState<string | null>(null);
  // There links lead nowhere.
  const isPreview = usePreview() !== null;

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = linkOf(event);
      if (!link || !isPage(link)) return;
      event.preventDefault();
      const { pathname, search, hash, dataset } = link;
      const { location, document } = window;
      if (hash && pathname === location.pathname) document.documentElement.dataset.scroll = 'smooth';
      latest.current(pathname + search + hash, {
        replace: link.href === location.href,
        preventScrollReset: dataset.keepsPlace !== undefined,
        state: dataset.arrival === undefined ? null : { arrival: dataset.arrival },
      });
    }
    function fetchAhead(event: Event) {
      clearTimeout(rest);
      const link = linkOf(event);
      if (savesData() || !link || !isPage(link) || link.pathname === window.location.pathname) return;
      rest = setTimeout(() => setWanted(link.pathname + link.search), REST_MS);
    }
    // Of the window, so that what a part of the page does itself with the click comes first.
    window.addEventListener('click', follow);
    window.addEventListener('pointerover', fetchAhead, { passive: true });
    window.addEventListener('focusin', fetchAhead);
    return () => {
      clearTimeout(rest);
      window.removeEventListener('click', follow);
      window.removeEventListener('pointerover', fetchAhead);
      window.removeEventListener('focusin', fetchAhead);
    };
  }, []);
  return wanted === null || isPreview ? null : <PrefetchPageLinks page={wanted} />;
}
