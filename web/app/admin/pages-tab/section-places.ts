export const PLACES = ['home', 'privacy', 'terms', 'nowhere'] as const;
export type Place = (typeof PLACES)[number];

interface Shown {
  place: Place;
  /** Names of the texts and pictures that the site shows there; null means all of them. */
  texts: readonly string[] | null;
  images: readonly string[] | null;
  /** Whether the site has words of its own where editors have none. */
  hasBuiltInText: boolean;
}

const NOWHERE: Shown = { place: 'nowhere', texts: null, images: null, hasBuiltInText: false };

const textPage = (place: Place): Shown => ({
  place,
  texts: ['title', 'description', 'content'],
  images: [],
  hasBuiltInText: false,
});

const SHOWN: ReadonlyMap<string, Shown> = new Map([
  ['hero', { place: 'home', texts: ['subtitle', 'title', 'description'], images: [], hasBuiltInText: true }],
  [
    'about',
    {
      place: 'home',
      texts: ['subtitle', 'title', 'description', 'content'],
      images: ['main'],
      hasBuiltInText: true,
    },
  ],
  ['privacy', textPage('privacy')],
  ['terms', textPage('terms')],
]);

/** Where visitors see a section, and what of it; a section of any other key is seen in its preview alone. */
export function shownOf(key: string): Shown {
  return SHOWN.get(key) ?? NOWHERE;
}
