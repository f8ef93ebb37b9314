import type { SiteAddress } from '~/site-map';

/** The entries of the navigation and of the mobile menu, in order. */
export const NAVIGATION = [
  { text: 'home', to: '/#home' },
  { text: 'solutions', to: '/#solutions' },
  { text: 'about', to: '/#about' },
  { text: 'contact', to: '/#contact' },
  { text: 'investors', to: '/investors-partners' },
] as const satisfies readonly { text: string; to: SiteAddress }[];

type NavigationText = (typeof NAVIGATION)[number]['text'];

/** A symbol on wide screens, an entry in the mobile menu. */
export const SEARCH = { text: 'search', to: '/search' } as const satisfies { text: string; to: SiteAddress };
/** A button of the bar, where there is room. */
export const SCHEDULE = { text: 'schedule', to: '/schedule-meeting' } as const satisfies {
  text: string;
  to: SiteAddress;
};

/**
 * How an item stands to the page that is shown. About and Contact are places on the home page, where Home alone is
 * marked: what of that page is on the screen, nothing here knows. Solutions has pages below it.
 * @param path without language
 */
export function currentMark(item: NavigationText, path: string): 'page' | 'true' | undefined {
  if (item === 'home') return path === '/' ? 'page' : undefined;
  if (item === 'investors') return path === '/investors-partners' ? 'page' : undefined;
  if (item === 'solutions') return /^\/(?:products\/|ti-transformation$)/.test(path) ? 'true' : undefined;
  return undefined;
}
