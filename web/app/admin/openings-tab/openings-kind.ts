import { isOpen, OPENINGS_PAGE } from 'contract/opening-fields';
import { kindView } from '~/admin/ordered-kind/kind-view';

export const OPENINGS = kindView('opening', {
  stateOf: (opening) => {
    if (!opening.isPublished) return 'hidden';
    return isOpen(opening) ? 'published' : 'expired';
  },
  palettes: { published: 'green', expired: 'yellow', hidden: 'gray' },
  address: { start: `${OPENINGS_PAGE}#`, width: '5.5rem' },
});
