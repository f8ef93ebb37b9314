import type { DescribedFields } from './field';

const SWITCH = { widget: 'choice', limit: 3, choices: ['off'] } as const;

/**
 * Sections of the home page that administrators switch off, in the order of the page; an empty value shows them. The
 * hero and the contact, where forms and links lead, have no switch.
 */
export const HOME_PAGE_FIELDS = {
  solutions: { ...SWITCH, begins: 'sections' },
  consulting: SWITCH,
  why: SWITCH,
  euId: SWITCH,
  stats: SWITCH,
  about: SWITCH,
  expertise: SWITCH,
  closing: SWITCH,
} as const satisfies DescribedFields;

export type HomeSwitch = keyof typeof HOME_PAGE_FIELDS;
export const HOME_SWITCHES = Object.keys(HOME_PAGE_FIELDS) as HomeSwitch[];

export const hiddenSections = (stored: Readonly<Record<string, unknown>> | null | undefined): HomeSwitch[] =>
  HOME_SWITCHES.filter((name) => stored?.[name] === 'off');

export const placeOfSwitch = (name: HomeSwitch): string => (name === 'euId' ? 'eu-id' : name);

export const isHiddenPlace = (place: string, hidden: readonly HomeSwitch[]): boolean =>
  hidden.some((name) => [placeOfSwitch(name), `${placeOfSwitch(name)}-title`].includes(place));

/** Reads a link of the site's own, such as `/#about`. */
export const leadsToHidden = (address: string, hidden: readonly HomeSwitch[]): boolean =>
  address.startsWith('/#') && isHiddenPlace(address.slice(2), hidden);
