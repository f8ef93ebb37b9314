// Names and limits of the search texts of a product, without Zod, because forms load them.
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';

/** How many characters each text may have. */
export const PRODUCT_TEXT_LIMITS = {
  title: SHORT_TEXT_LENGTH,
  description: LONG_TEXT_LENGTH,
  keywords: LONG_TEXT_LENGTH,
} as const;

export type ProductTextField = keyof typeof PRODUCT_TEXT_LIMITS;
export const PRODUCT_TEXT_FIELDS = Object.keys(PRODUCT_TEXT_LIMITS) as ProductTextField[];
