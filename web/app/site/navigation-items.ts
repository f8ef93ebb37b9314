/** The entries of the navigation and of the mobile menu, in order. */
export const NAVIGATION = [
  { text: 'home', to: '/#home' },
  { text: 'solutions', to: '/#solutions' },
  { text: 'about', to: '/#about' },
  { text: 'contact', to: '/#contact' },
  { text: 'investors', to: '/investors-partners' },
] as const;
