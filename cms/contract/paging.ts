import { z } from 'zod';

export const PAGE_SIZE = 50;
export const LARGEST_PAGE_SIZE = 100;
/** Keeps the offset within the integers of the databases. */
const LAST_PAGE = 10_000;

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).optional(),
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE_SIZE).default(PAGE_SIZE),
});

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: item.array(),
    total: z.number().meta({ description: 'How many entries there are on all pages together.' }),
  });
