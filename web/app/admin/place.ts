import { useLocation, useNavigate } from '@remix-run/react';

export const TABS = ['pages', 'products', 'media', 'appearance', 'messages'] as const;
export type Tab = (typeof TABS)[number];

/** Where the editor is: kept behind the # of the address, so that Back works and a colleague can be sent there. */
export interface AdminPlace {
  tab: Tab;
  /** What is open in the tab, such as the key of a section; null is its list. */
  item: string | null;
}

const isTab = (name: string): name is Tab => (TABS as readonly string[]).includes(name);

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null; // Typed by hand: not an address that the screen writes.
  }
}

/** @param hash with or without its #, such as `#pages/about` */
export function parsePlace(hash: string): AdminPlace {
  const [tab = '', ...rest] = hash.replace(/^#/, '').split('/');
  if (!isTab(tab)) return { tab: 'pages', item: null };
  return { tab, item: decoded(rest.join('/')) };
}

export function hashOf({ tab, item }: AdminPlace): string {
  return item === null ? `#${tab}` : `#${tab}/${encodeURIComponent(item)}`;
}

export function usePlace(): { place: AdminPlace; go: (place: AdminPlace) => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return {
    place: parsePlace(hash),
    go: (place) => navigate({ hash: hashOf(place) }, { preventScrollReset: true }),
  };
}
