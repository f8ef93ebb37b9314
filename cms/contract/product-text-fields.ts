// Imports no Zod, because forms load this module.
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';

export const PRODUCT_TEXT_LIMITS = {
  title: SHORT_TEXT_LENGTH,
  description: LONG_TEXT_LENGTH,
  keywords: LONG_TEXT_LENGTH,
} as const;

export type ProductTextField = keyof typeof PRODUCT_TEXT_LIMITS;
export const PRODUCT_TEXT_FIELDS = Object.keys(PRODUCT_TEXT_LIMITS) as ProductTextField[];
