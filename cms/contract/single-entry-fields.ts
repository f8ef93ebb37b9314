// Imports no Zod, because forms load this module.

import type { Field } from './field';

/** Describes the short texts of a single entry: a line, or one of some choices. */
export type TextFields<Name extends string> = Readonly<Record<Name, Field & { limit: number }>>;
