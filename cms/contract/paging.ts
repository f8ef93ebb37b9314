import { z } from 'zod';

/** How many entries a page of a list has, unless the call says otherwise. */
export const PAGE_SIZE = 50;
export const LARGEST_PAGE_SIZE = 100;
/** Beyond this many entries nobody turns pages; the limit keeps the offset a number that databases take. */
const LAST_PAGE = 10_000;

/** What part of a list is asked for, as it stands in a query string. Without `page` the whole list is answered. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).optional(),
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE_SIZE).default(PAGE_SIZE),
});

/** A page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: item.array(),
    total: z.number().meta({ description: 'How many entries there are on all pages together.' }),
  });
