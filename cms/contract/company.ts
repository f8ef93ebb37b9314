import type { z } from 'zod';
import { COMPANY_FIELDS } from './company-fields';
import { singleEntrySchemas } from './single-entry';

export const { output: company, input: companyInput } = singleEntrySchemas(COMPANY_FIELDS);
export type EditedCompany = z.output<typeof company>;
export type CompanyInput = z.output<typeof companyInput>;
