import { z } from 'zod';

export const MOST_COUNTED = 500;
/** Days after which an address that nobody asks for any more is forgotten. */
export const MISSED_ADDRESS_DAYS = 90;

const count = z.int().positive().max(1_000_000);

/** Tells Strapi what the site has counted since its last report: no visitor, no query, no time. */
export const addressCounts = z.object({
  hits: z
    .object({ key: z.string().max(64), count })
    .array()
    .max(MOST_COUNTED),
  missed: z
    .object({ path: z.string().max(200), count })
    .array()
    .max(MOST_COUNTED),
});
export type AddressCounts = z.output<typeof addressCounts>;
