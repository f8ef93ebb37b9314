// Imports no Zod, because /admin loads this module in the browser.
import type { DescribedFields } from './field';
import { ALTERNATIVE_TEXT_LENGTH } from './limits';

export const MEDIA_FILTERS = ['all', 'unused', 'undescribed'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

export const PICTURE_FIELDS = {
  alternativeText: { widget: 'text', limit: ALTERNATIVE_TEXT_LENGTH, isLocalized: true },
} as const satisfies DescribedFields;
