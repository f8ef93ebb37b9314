import {
  CONFLICTS,
  codeForStatus,
  REFUSAL_CODES,
  type RefusalCode,
  type RefusalWords,
} from 'contract/refusal';
import { z } from 'zod';
import type { StrapiRefusal } from '~/content/store/strapi-refusal.server';

/** The part of an error's details by which Strapi's own calls for the site say what is wrong. */
const coded = z.object({
  code: z.enum(REFUSAL_CODES),
  field: z.string().optional(),
  limit: z.number().optional(),
});

/** What Strapi's content types say of the first field that is wrong. */
const invalidFields = z.object({
  errors: z.tuple([z.object({ path: z.array(z.string()) })]).rest(z.unknown()),
});

const conflicts: ReadonlyMap<string, RefusalCode> = new Map(Object.entries(CONFLICTS));

/** Why Strapi refuses a call, as the contract names it. */
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
