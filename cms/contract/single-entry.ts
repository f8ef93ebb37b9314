import { z } from 'zod';
import type { Field } from './field';
import type { TextFields } from './single-entry-fields';

const stored = z.object({
  lastUpdated: z.string().nullable(),
  updatedBy: z.string().nullable(),
  etag: z.string(),
});

function inputOf({ limit, format, choices }: Field & { limit: number }) {
  const text = z.string().trim().max(limit);
  const isRight = (value: string) =>
    value === '' || ((!format || format.pattern.test(value)) && (!choices || choices.includes(value)));
  return z
    .union([z.null(), text.refine(isRight, 'has the wrong form')])
    .transform((value) => value || null)
    .optional();
}

/**
 * Makes the schemas of a single entry. Of its answer, null means the built-in value; of its input, an absent field stays
 * unchanged, null or an empty text brings the built-in value back.
 */
export function singleEntrySchemas<Name extends string>(fields: TextFields<Name>) {
  const names = Object.keys(fields) as Name[];
  const forEachField = <Type>(make: (name: Name) => Type) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Type>;
  return {
    output: z.object({ ...forEachField(() => z.string().nullable()), ...stored.shape }),
    input: z.object(forEachField((name) => inputOf(fields[name]))),
  };
}
