import { useLocation, useNavigate } from '@remix-run/react';
import { isLanguage, type Language } from 'contract/languages';

export const TABS = ['pages', 'products', 'posts', 'media', 'appearance', 'messages', 'audit'] as const;
export type Tab = (typeof TABS)[number];

/** The open tab and item, kept in the hash of the address, so that Back works and links can be shared. */
export interface AdminLocation {
  tab: Tab;
  item: string | null;
  language?: Language;
  isOverview?: true;
}

const OVERVIEW = 'translations';
export const OVERVIEW_LOCATION: AdminLocation = { tab: 'pages', item: null, isOverview: true };

const isTab = (name: string): name is Tab => (TABS as readonly string[]).includes(name);

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null; // Typed by hand: the screen never writes such an address.
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

/** History state of links in the table of translations: closing the item they open leads back to the table. */
export const FROM_OVERVIEW = { isFromOverview: true };

function isFromOverview(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromOverview' in state;
}

interface AdminNavigation {
  location: AdminLocation;
  navigate: (location: AdminLocation) => void;
  close: () => void;
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
