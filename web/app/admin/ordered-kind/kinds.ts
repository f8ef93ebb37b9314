import type { EditedEntry, EntryInput } from 'contract/ordered';
import type { OrderedKind } from 'contract/ordered-kinds';
import { BookOpen, Briefcase, CalendarDays, type LucideIcon, Quote } from 'lucide-react';
import { EVENTS } from '~/admin/events-tab/events-kind';
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
};

export const KIND_ICONS: Readonly<Record<OrderedKind, LucideIcon>> = {
  opening: Briefcase,
  resource: BookOpen,
  event: CalendarDays,
  reference: Quote,
};
