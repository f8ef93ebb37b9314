import type { EditedCompany } from 'contract/company';
import { COMPANY_FIELD_NAMES, COMPANY_FIELDS } from 'contract/company-fields';
import { company } from '~/admin/data/company';
import { FIELD_FIRST } from '~/admin/entry/entry-fields';
import { type Entry, useEntry } from '~/admin/entry/use-entry';
import { useAccount } from '~/admin/session/account';
import { BUILT_IN_COMPANY } from '~/company';
import { useTexts } from '~/i18n/texts';

/** Names the one company among drafts. */
export const COMPANY = 'company';

const builtIn: Readonly<Record<string, string>> = BUILT_IN_COMPANY;

export function useCompanyEntry(stored: EditedCompany): Entry {
  const { fields, places, notices, actions } = useTexts('admin-company');
  const labels: Readonly<Record<string, string>> = fields;
  const shownAt: Readonly<Record<string, string>> = places;
  return useEntry({
    kind: 'company',
    key: COMPANY,
    fields: COMPANY_FIELDS,
    names: FIELD_FIRST,
    stored,
    valuesOf: (entry) => Object.fromEntries(COMPANY_FIELD_NAMES.map((field) => [field, entry[field] ?? ''])),
    send: (changes, etag) => company.save(COMPANY, changes, etag),
    patchCache: company.usePatch(COMPANY),
    savedNotice: { title: notices.saved, description: notices.savedText },
    isReadOnly: !useAccount().may.company.update,
    words: {
      labelOf: ({ field }) => labels[field] ?? field,
      hintOf: ({ field }) => shownAt[field],
      placeholderOf: ({ field }) => builtIn[field] ?? '',
      readOnly: actions.readOnly,
    },
  });
}
