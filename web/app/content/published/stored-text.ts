import { z } from 'zod';

/** A text as Strapi answers it. */
export const storedText = z.string().nullish();

export const storedTexts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, storedText])) as Record<Name, typeof storedText>;
