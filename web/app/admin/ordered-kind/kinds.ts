import type { EditedEntry, EntryInput } from 'contract/ordered';
import type { OrderedKind } from 'contract/ordered-kinds';
import { BookOpen, Briefcase, CalendarDays, LayoutTemplate, type LucideIcon, Quote } from 'lucide-react';
import { EVENTS } from '~/admin/events-tab/events-kind';
import { LANDING_PAGES } from '~/admin/landing-pages-tab/landing-pages-kind';
import { OPENINGS } from '~/admin/openings-tab/openings-kind';
import { REFERENCES } from '~/admin/references-tab/references-kind';
import { RESOURCES } from '~/admin/resources-tab/resources-kind';
import type { KindItem, KindView } from './kind-view';

/** How `/admin` shows each kind. */
export const KIND_VIEWS: {
  readonly [Kind in OrderedKind]: KindView<EditedEntry<Kind> & KindItem, EntryInput<Kind>>;
} = {
  opening: OPENINGS,
  resource: RESOURCES,
  event: EVENTS,
  reference: REFERENCES,
  'landing-page': LANDING_PAGES,
};

export const KIND_ICONS: Readonly<Record<OrderedKind, LucideIcon>> = {
  opening: Briefcase,
  resource: BookOpen,
  event: CalendarDays,
  reference: Quote,
  'landing-page': LayoutTemplate,
};
