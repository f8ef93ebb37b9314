import type { Field } from './field';

export type TextFields<Name extends string> = Readonly<Record<Name, Field & { limit: number }>>;
