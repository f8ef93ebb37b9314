import { z } from 'zod';

const count = z.int().nonnegative();

/** Answer of `GET /site-notices`: notices by each way that is set. Those given up are counted since Strapi's start. */
export const noticesState = z
  .object({ way: z.string(), waiting: count, oldestSeconds: z.number().nonnegative(), givenUp: count })
  .array();
export type NoticesState = z.output<typeof noticesState>;
