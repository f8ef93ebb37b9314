import { PROJECT } from '../content-types';
import type { Sources } from '../translations/sources';
import { ageOf, byLanguage, type LocalizedRow, outdatedTextsOf, type Rows } from './localized-entries';
import { stateOf } from './state';

/** Without the order: it is no content of a product, and a new one makes nobody's unsaved texts outdated. */
export const SHARED_FIELDS = ['color', 'icon', 'stage', 'isActive', 'externalUrl'] as const;

/**
 * For callers of the API a product is published unless somebody said no. In Strapi's form the switch of a new one is
 * off: that is the default of the content type.
 */
export const ACTIVE_UNLESS_SAID = true;

export interface ProjectRow extends LocalizedRow {
  key: string;
  title?: string | null;
  description?: string | null;
  /** One feature a line. */
  features?: string | null;
  color?: string | null;
  icon?: string | null;
  stage?: string | null;
  isActive?: boolean | null;
  order?: number | null;
  externalUrl?: string | null;
}

/** A product as /site-admin answers it; the state is that of the whole product, whatever is visible of it. */
export function projectView(visible: Rows<ProjectRow>, all: Rows<ProjectRow>, sources?: Sources) {
  const [first] = visible;
  return {
    key: all[0].key,
    title: byLanguage(visible, ({ title }) => title ?? ''),
    description: byLanguage(visible, ({ description }) => description ?? ''),
    features: byLanguage(visible, ({ features }) => lines(features)),
    outdated: outdatedTextsOf(PROJECT, visible, sources),
    color: first.color ?? null,
    icon: first.icon ?? null,
    stage: first.stage ?? null,
    isActive: first.isActive ?? ACTIVE_UNLESS_SAID,
    order: first.order ?? 0,
    externalUrl: first.externalUrl ?? null,
    state: stateOf([
      SHARED_FIELDS.map((field) => all[0][field] ?? null),
      all.map((row) => [row.locale, row.title ?? '', row.description ?? '', lines(row.features)]),
    ]),
    ...ageOf(visible),
  };
}

export const lines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
