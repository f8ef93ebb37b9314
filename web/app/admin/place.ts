import { useLocation, useNavigate } from '@remix-run/react';
import { isLanguage, type Language } from 'contract/languages';

export const TABS = ['pages', 'products', 'media', 'appearance', 'messages'] as const;
export type Tab = (typeof TABS)[number];

/** Where the editor is: kept behind the # of the address, so that Back works and a colleague can be sent there. */
export interface AdminPlace {
  tab: Tab;
  /** What is open in the tab, such as the key of a section; null is its list. */
  item: string | null;
  /** The language in which it is opened, where a link says so. */
  language?: Language;
  /** The table of translations, in the tab of the pages. */
  isOverview?: true;
}

const OVERVIEW = 'translations';
export const OVERVIEW_PLACE: AdminPlace = { tab: 'pages', item: null, isOverview: true };

const isTab = (name: string): name is Tab => (TABS as readonly string[]).includes(name);

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null; // Typed by hand: not an address that the screen writes.
  }
}

/** @param hash with or without its #, such as `#pages/about` or `#pages/about?en` */
export function parsePlace(hash: string): AdminPlace {
  const [path = '', language = ''] = hash.replace(/^#/, '').split('?');
  const [tab = '', ...rest] = path.split('/');
  if (tab === OVERVIEW) return { tab: 'pages', item: null, isOverview: true };
  if (!isTab(tab)) return { tab: 'pages', item: null };
  return { tab, item: decoded(rest.join('/')), ...(isLanguage(language) && { language }) };
}

export function hashOf({ tab, item, language, isOverview }: AdminPlace): string {
  if (isOverview) return `#${OVERVIEW}`;
  const path = item === null ? tab : `${tab}/${encodeURIComponent(item)}`;
  return language ? `#${path}?${language}` : `#${path}`;
}

/** Goes with a link out of the table of translations, so that the way back leads there. */
export const FROM_OVERVIEW = { isFromOverview: true };

function isFromOverview(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromOverview' in state;
}

interface PlaceUse {
  place: AdminPlace;
  go: (place: AdminPlace) => void;
  /** Leaves what is open: back to the table of translations when a link of it led here, else to the list of the tab. */
  leave: () => void;
  /** Whether the table is where `leave` leads. */
  isFromOverview: boolean;
}

export function usePlace(): PlaceUse {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const place = parsePlace(hash);
  const isFromTable = place.item !== null && isFromOverview(state);
  const go = (to: AdminPlace) => navigate({ hash: hashOf(to) }, { preventScrollReset: true });
  return {
    place,
    go,
    leave: () => go(isFromTable ? OVERVIEW_PLACE : { tab: place.tab, item: null }),
    isFromOverview: isFromTable,
  };
}
