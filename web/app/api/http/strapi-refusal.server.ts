import {
  CONFLICTS,
  codeForStatus,
  REFUSAL_CODES,
  type RefusalCode,
  type RefusalWords,
} from 'contract/refusal';
import { z } from 'zod';
import type { StrapiRefusal } from '~/content/store/strapi-refusal.server';

/** The details of errors that the site's own calls at Strapi throw. */
const coded = z.object({
  code: z.enum(REFUSAL_CODES),
  field: z.string().optional(),
  limit: z.number().optional(),
});

const invalidFields = z.object({
  errors: z.tuple([z.object({ path: z.array(z.string()) })]).rest(z.unknown()),
});

const conflicts: ReadonlyMap<string, RefusalCode> = new Map(Object.entries(CONFLICTS));

export function reasonOf({ status, details }: StrapiRefusal): { code: RefusalCode; words: RefusalWords } {
  const conflict = conflicts.get(details.name ?? '');
  if (conflict) return { code: conflict, words: {} };
  const own = coded.safeParse(details.info).data;
  if (own) {
    const { code, field, limit } = own;
    return { code, words: { ...(field !== undefined && { field }), ...(limit !== undefined && { limit }) } };
  }
  if (status !== 400) return { code: codeForStatus(status), words: {} };
  const path = invalidFields.safeParse(details.info).data?.errors[0].path ?? [];
  return path.length > 0
    ? { code: 'field-invalid', words: { field: path.join('.') } }
    : { code: 'input-invalid', words: {} };
}
