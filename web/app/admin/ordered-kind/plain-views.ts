import { isToCome } from 'contract/event-fields';
import { isOpen, OPENINGS_PAGE } from 'contract/opening-fields';
import { isQuotable } from 'contract/reference-fields';
import { Briefcase, CalendarDays, Quote } from 'lucide-react';
import { kindView } from './kind-view';

export const OPENINGS = kindView('opening', {
  Icon: Briefcase,
  stateOf: (opening) => {
    if (!opening.isPublished) return 'hidden';
    return isOpen(opening) ? 'published' : 'expired';
  },
  palettes: { published: 'green', expired: 'yellow', hidden: 'gray' },
  address: { start: `${OPENINGS_PAGE}#`, width: '5.5rem' },
});

export const EVENTS = kindView('event', {
  Icon: CalendarDays,
  stateOf: (event) => {
    if (!event.isPublished) return 'hidden';
    if (event.begins === null) return 'undated';
    return isToCome(event) ? 'published' : 'over';
  },
  palettes: { published: 'green', undated: 'yellow', over: 'yellow', hidden: 'gray' },
});

export const REFERENCES = kindView('reference', {
  Icon: Quote,
  stateOf: (reference) => {
    if (!reference.isPublished) return 'hidden';
    return isQuotable(reference) ? 'published' : 'withoutConsent';
  },
  palettes: { published: 'green', withoutConsent: 'yellow', hidden: 'gray' },
});

export const PLAIN_VIEWS = { opening: OPENINGS, event: EVENTS, reference: REFERENCES };
