import { z } from 'zod';

/** A stored name, of which GraphQL's enumerations write hyphens as underscores. */
export const storedName = z
  .string()
  .nullish()
  .transform((name) => name?.replaceAll('_', '-') ?? null);
