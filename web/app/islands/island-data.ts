import type { ReactNode } from 'react';
import type { PageFacts } from '~/i18n/page-context';
import type { PageName } from '~/i18n/pages';

/** The islands of the site; app/browser/island-modules.ts says where the code of each is. */
export type IslandName = 'contact-form' | 'deck' | 'deck-gate' | 'gate' | 'product-hub' | 'stage' | 'toaster';

/**
 * When an island is hydrated, in the words of Astro: as soon as the script runs, when the browser has nothing else to do,
 * or when it comes near the screen. `call` leaves it to the code of the page. Whoever touches an island wakes it before.
 */
export type Directive = 'load' | 'idle' | 'visible' | 'call';

/** The element around the markup of an island. */
export const ISLAND_ELEMENT = 'site-island';

/** Everything that React needs in the browser to render the markup again, as JSON. */
export interface IslandData {
  props: Record<string, unknown>;
  page: Pick<PageFacts, 'locale' | 'path' | 'illustrations'>;
  /** The copy that the island reads, by the names of the files. */
  texts: Partial<Record<PageName, unknown>>;
}

/** Its props come from the page, where they were checked. */
export type IslandComponent = (props: never) => ReactNode;
/** Fetches the code of each island. */
export type IslandModules = Readonly<Record<IslandName, () => Promise<IslandComponent>>>;
