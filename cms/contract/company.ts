import { z } from 'zod';
import { COMPANY_FIELD_NAMES, COMPANY_FIELDS, type CompanyField, companyFormat } from './company-fields';

const forEachField = <Type>(make: (field: CompanyField) => Type) =>
  Object.fromEntries(COMPANY_FIELD_NAMES.map((field) => [field, make(field)])) as Record<CompanyField, Type>;

/** Facts about the company that editors wrote; null means the built-in one. */
export const company = z.object({
  ...forEachField(() => z.string().nullable()),
  lastUpdated: z.string().nullable(),
  updatedBy: z.string().nullable(),
  etag: z.string(),
});
export type EditedCompany = z.output<typeof company>;

function inputOf(field: CompanyField) {
  const format = companyFormat(field);
  const text = z.string().trim().max(COMPANY_FIELDS[field].limit);
  const checked = format
    ? text.refine((value) => value === '' || format.pattern.test(value), 'has the wrong form')
    : text;
  return z
    .union([z.null(), checked])
    .transform((value) => value || null)
    .optional();
}

/** An absent field stays unchanged; null or an empty text brings the built-in value back. */
export const companyInput = z.object(forEachField(inputOf));
export type CompanyInput = z.output<typeof companyInput>;
