import type { ReactNode } from 'react';
import type { PageFacts } from '~/i18n/page-context';
import type { PageName } from '~/i18n/pages';

export type IslandName = 'contact-form' | 'deck' | 'deck-gate' | 'gate' | 'stage' | 'toaster';

/** Time of hydration, named as in Astro; `call` leaves it to code. A touch hydrates an island earlier. */
export type Directive = 'load' | 'idle' | 'visible' | 'call';

export const ISLAND_ELEMENT = 'site-island';

export interface IslandElement extends HTMLElement {
  /** Resolves when the island works, or when its code cannot be loaded; the next touch then tries again. */
  wake: () => Promise<void>;
}

export interface IslandData {
  props: Record<string, unknown>;
  page: Pick<PageFacts, 'locale' | 'path' | 'illustrations'>;
  texts: Partial<Record<PageName, unknown>>;
}

export type IslandComponent = (props: never) => ReactNode;
export type IslandModules = Readonly<Record<IslandName, () => Promise<IslandComponent>>>;
