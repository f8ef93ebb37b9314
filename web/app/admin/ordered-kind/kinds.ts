import type { EditedEntry, EntryInput } from 'contract/ordered';
import type { OrderedKind } from 'contract/ordered-kinds';
import { LANDING_PAGES } from '~/admin/landing-pages-tab/landing-pages-kind';
import { RESOURCES } from '~/admin/resources-tab/resources-kind';
import type { KindItem, KindView } from './kind-view';
import { PLAIN_VIEWS } from './plain-views';

export const KIND_VIEWS: {
  readonly [Kind in OrderedKind]: KindView<EditedEntry<Kind> & KindItem, EntryInput<Kind>>;
} = { ...PLAIN_VIEWS, resource: RESOURCES, 'landing-page': LANDING_PAGES };
