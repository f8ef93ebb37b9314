import { isQuotable } from 'contract/reference-fields';
import { kindView } from '~/admin/ordered-kind/kind-view';

export const REFERENCES = kindView('reference', {
  stateOf: (reference) => {
    if (!reference.isPublished) return 'hidden';
    return isQuotable(reference) ? 'published' : 'withoutConsent';
  },
  palettes: { published: 'green', withoutConsent: 'yellow', hidden: 'gray' },
});
