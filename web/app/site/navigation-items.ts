import type { SiteAddress } from '~/site-map';

export const NAVIGATION = [
  { text: 'home', to: '/#home' },
  { text: 'solutions', to: '/#solutions' },
  { text: 'about', to: '/#about' },
  { text: 'contact', to: '/#contact' },
  { text: 'investors', to: '/investors-partners' },
] as const satisfies readonly { text: string; to: SiteAddress }[];

type NavigationText = (typeof NAVIGATION)[number]['text'];

export const SEARCH = { text: 'search', to: '/search' } as const satisfies { text: string; to: SiteAddress };
export const SCHEDULE = { text: 'schedule', to: '/schedule-meeting' } as const satisfies {
  text: string;
  to: SiteAddress;
};

/** Returns `aria-current`: on the home page for Home alone, not for its places. @param path without language */
export function currentMark(item: NavigationText, path: string): 'page' | 'true' | undefined {
  if (item === 'home') return path === '/' ? 'page' : undefined;
  if (item === 'investors') return path === '/investors-partners' ? 'page' : undefined;
  if (item === 'solutions') return /^\/(?:products\/|ti-transformation$)/.test(path) ? 'true' : undefined;
  return undefined;
}
