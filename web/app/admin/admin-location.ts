import { useLocation, useNavigate } from '@remix-run/react';
import { isLanguage, type Language } from 'contract/languages';

export const TABS = ['pages', 'products', 'posts', 'media', 'appearance', 'messages', 'audit'] as const;
export type Tab = (typeof TABS)[number];

/** Which part of the screen is open: kept in the hash of the address, so that Back works and it can be sent to a colleague. */
export interface AdminLocation {
  tab: Tab;
  /** What is open in the tab, such as the key of a section; null is its list. */
  item: string | null;
  /** The language in which it is opened, where a link says so. */
  language?: Language;
  /** The table of translations, in the tab of the pages. */
  isOverview?: true;
}

const OVERVIEW = 'translations';
export const OVERVIEW_LOCATION: AdminLocation = { tab: 'pages', item: null, isOverview: true };

const isTab = (name: string): name is Tab => (TABS as readonly string[]).includes(name);

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null; // Typed by hand: not an address that the screen writes.
  }
}

/** @param hash with or without its #, such as `#pages/about` or `#pages/about?en` */
export function parseLocation(hash: string): AdminLocation {
  const [path = '', language = ''] = hash.replace(/^#/, '').split('?');
  const [tab = '', ...rest] = path.split('/');
  if (tab === OVERVIEW) return { tab: 'pages', item: null, isOverview: true };
  if (!isTab(tab)) return { tab: 'pages', item: null };
  return { tab, item: decoded(rest.join('/')), ...(isLanguage(language) && { language }) };
}

export function hashOf({ tab, item, language, isOverview }: AdminLocation): string {
  if (isOverview) return `#${OVERVIEW}`;
  const path = item === null ? tab : `${tab}/${encodeURIComponent(item)}`;
  return language ? `#${path}?${language}` : `#${path}`;
}

/** History state of links in the table of translations, so that closing what they opened leads back there. */
export const FROM_OVERVIEW = { isFromOverview: true };

function isFromOverview(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromOverview' in state;
}

interface AdminNavigation {
  location: AdminLocation;
  navigate: (location: AdminLocation) => void;
  /** Closes the open item: back to the table of translations when a link of it led here, else to the list of the tab. */
  close: () => void;
  /** Whether `close` leads to the table of translations. */
  isFromOverview: boolean;
}

export function useAdminLocation(): AdminNavigation {
  const { hash, state } = useLocation();
  const routerNavigate = useNavigate();
  const location = parseLocation(hash);
  const isFromTable = location.item !== null && isFromOverview(state);
  const navigate = (to: AdminLocation) => routerNavigate({ hash: hashOf(to) }, { preventScrollReset: true });
  return {
    location,
    navigate,
    close: () => navigate(isFromTable ? OVERVIEW_LOCATION : { tab: location.tab, item: null }),
    isFromOverview: isFromTable,
  };
}
