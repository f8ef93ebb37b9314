import type { DescribedFields } from './field';
import { ALTERNATIVE_TEXT_LENGTH } from './limits';

export const MEDIA_FILTERS = ['all', 'unused', 'undescribed', 'pdf'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

export const PDF_TYPE = 'application/pdf';

export const PICTURE_FIELDS = {
  alternativeText: { widget: 'text', limit: ALTERNATIVE_TEXT_LENGTH, isLocalized: true },
} as const satisfies DescribedFields;
