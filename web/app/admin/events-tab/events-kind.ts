import { isToCome } from 'contract/event-fields';
import { kindView } from '~/admin/ordered-kind/kind-view';

export const EVENTS = kindView('event', {
  stateOf: (event) => {
    if (!event.isPublished) return 'hidden';
    if (event.begins === null) return 'undated';
    return isToCome(event) ? 'published' : 'over';
  },
  palettes: { published: 'green', undated: 'yellow', over: 'yellow', hidden: 'gray' },
});
