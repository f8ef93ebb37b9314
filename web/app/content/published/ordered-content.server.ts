import type { Language } from 'contract/languages';
import type { OrderedKind } from 'contract/ordered-kinds';
import { getStoredEvents } from './events.server';
import { getStoredLandingPages } from './landing-pages.server';
import { getStoredOpenings } from './openings.server';
import type { StoredOf } from './ordered-entry.server';
import { getStoredReferences } from './references.server';
import { getStoredResources } from './resources.server';

/** Loads the entries of each kind, with those that visitors do not see. They throw ContentUnavailable. */
export const STORED_ENTRIES: Readonly<
  Record<OrderedKind, (language: Language) => Promise<StoredOf<{ key: string }>[]>>
> = {
  opening: getStoredOpenings,
  resource: getStoredResources,
  event: getStoredEvents,
  reference: getStoredReferences,
  'landing-page': getStoredLandingPages,
};
