import { useLocation, useNavigate } from '@remix-run/react';
import { isLanguage, type Language } from 'contract/languages';
import { ORDERED_PLURALS } from 'contract/ordered-kinds';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';

export const TABS = [
  'pages',
  'products',
  ...ORDERED_PLURALS,
  'redirects',
  'posts',
  'media',
  'appearance',
  'home',
  'company',
  'status',
  'messages',
  'notifications',
  'statistics',
  'reports',
  'audit',
] as const;
export type Tab = (typeof TABS)[number];

/** The open tab and item, kept in the hash of the address, so that Back works and links can be shared. */
export interface AdminLocation {
  tab: Tab;
  item: string | null;
  language?: Language;
  isOverview?: true;
  /** The page, or with `TEXT_FILE` before it the copy file, whose texts are edited. */
  textsOf?: string;
  /** The field of the item's form that takes the focus, after its kind: `project.title`. */
  field?: string;
}

const OVERVIEW = 'translations';
const TEXTS = 'texts';
export const OVERVIEW_LOCATION: AdminLocation = { tab: 'pages', item: null, isOverview: true };

const isTab = (name: string): name is Tab => (TABS as readonly string[]).includes(name);

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null; // Typed by hand: the screen never writes such an address.
  }
}

/** @param hash with or without its #, such as `#pages/about`, `#pages/about?en` or `#pages/about?en/section.title` */
export function parseLocation(hash: string): AdminLocation {
  const [path = '', details = ''] = hash.replace(/^#/, '').split('?');
  const [language = '', field] = details.split('/');
  const [tab = '', ...rest] = path.split('/');
  if (tab === OVERVIEW) return { tab: 'pages', item: null, isOverview: true };
  if (tab === TEXTS) {
    const textsOf = decoded(rest.join('/')) ?? '/';
    return { tab: 'pages', item: null, textsOf, ...(isLanguage(language) && { language }) };
  }
  if (!isTab(tab)) return { tab: 'pages', item: null };
  return {
    tab,
    item: decoded(rest.join('/')),
    ...(isLanguage(language) && { language }),
    ...(field && { field }),
  };
}

export function hashOf({ tab, item, language, isOverview, textsOf, field }: AdminLocation): string {
  if (isOverview) return `#${OVERVIEW}`;
  const shown = item === null ? tab : `${tab}/${encodeURIComponent(item)}`;
  const path = textsOf === undefined ? shown : `${TEXTS}/${encodeURIComponent(textsOf)}`;
  const details = [language ?? '', ...(field ? [field] : [])].join('/');
  return details ? `#${path}?${details}` : `#${path}`;
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

const LocationContext = createContext<AdminNavigation | null>(null);

export function useAdminLocation(): AdminNavigation {
  const navigation = useContext(LocationContext);
  if (!navigation) throw new Error('There is no AdminLocationProvider above.');
  return navigation;
}

export function AdminLocationProvider({ children }: { children: ReactNode }) {
  const { hash, state } = useLocation();
  const routerNavigate = useNavigate();
  const navigation = useMemo((): AdminNavigation => {
    const location = parseLocation(hash);
    const isFromTable = location.item !== null && isFromOverview(state);
    const navigate = (to: AdminLocation) =>
      routerNavigate({ hash: hashOf(to) }, { preventScrollReset: true });
    return {
      location,
      navigate,
      close: () => navigate(isFromTable ? OVERVIEW_LOCATION : { tab: location.tab, item: null }),
      isFromOverview: isFromTable,
    };
  }, [hash, state, routerNavigate]);
  return <LocationContext.Provider value={navigation}>{children}</LocationContext.Provider>;
}

/** Keeps from a hidden tab the moves within the shown one, for which it would render in vain. */
export function TabLocation({ tab, children }: { tab: Tab; children: ReactNode }) {
  const navigation = useAdminLocation();
  const given = useRef(navigation);
  if (navigation.location.tab === tab || given.current.location.tab === tab) given.current = navigation;
  return <LocationContext.Provider value={given.current}>{children}</LocationContext.Provider>;
}
