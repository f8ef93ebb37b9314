import { APPEARANCE_FIELDS } from './appearance-fields';
import { COMPANY_FIELDS } from './company-fields';
import type { DescribedFields } from './field';
import { HOME_PAGE_FIELDS } from './home-page-fields';
import { NOTIFICATIONS_FIELDS } from './notifications-fields';
import { SERVICE_STATUS_FIELDS } from './service-status-fields';

/** Kinds of content of which there is one entry, in no language of its own (docs/decisions/0066). */
export const SINGLE_FIELDS = {
  appearance: APPEARANCE_FIELDS,
  'home-page': HOME_PAGE_FIELDS,
  company: COMPANY_FIELDS,
  'service-status': SERVICE_STATUS_FIELDS,
  notifications: NOTIFICATIONS_FIELDS,
} as const satisfies Record<string, DescribedFields>;

export type SingleKind = keyof typeof SINGLE_FIELDS;
export const SINGLE_KINDS = Object.keys(SINGLE_FIELDS) as SingleKind[];

export const isSingleKind = (kind: string): kind is SingleKind => Object.hasOwn(SINGLE_FIELDS, kind);

export const forEachSingle = <Value>(build: (kind: SingleKind) => Value): Record<SingleKind, Value> =>
  Object.fromEntries(SINGLE_KINDS.map((kind) => [kind, build(kind)])) as Record<SingleKind, Value>;
