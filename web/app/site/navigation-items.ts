import type { SiteAddress } from '~/site-map';

/** The entries of the navigation and of the mobile menu, in order. */
export const NAVIGATION = [
  { text: 'home', to: '/#home' },
  { text: 'solutions', to: '/#solutions' },
  { text: 'about', to: '/#about' },
  { text: 'contact', to: '/#contact' },
  { text: 'investors', to: '/investors-partners' },
] as const satisfies readonly { text: string; to: SiteAddress }[];

/** A symbol on wide screens, an entry in the mobile menu. */
export const SEARCH = { text: 'search', to: '/search' } as const satisfies { text: string; to: SiteAddress };
