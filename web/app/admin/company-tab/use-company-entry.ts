import type { EditedCompany } from 'contract/company';
import { company } from '~/admin/data/company';
import type { Entry, ValueWords } from '~/admin/entry/use-entry';
import { useBuiltInWords, useSingleEntry } from '~/admin/entry/use-single-entry';
import { useAccount } from '~/admin/session/account';
import { BUILT_IN_COMPANY } from '~/company';
import { useTexts } from '~/i18n/texts';

export const useCompanyValueWords = (): ValueWords => useBuiltInWords(BUILT_IN_COMPANY);

export function useCompanyEntry(stored: EditedCompany): Entry {
  const { fields, places, notices, actions } = useTexts('admin-company');
  return useSingleEntry({
    kind: 'company',
    stored,
    data: company,
    builtIn: BUILT_IN_COMPANY,
    labels: fields,
    hints: places,
    notices,
    readOnly: actions.readOnly,
    mayUpdate: useAccount().may.company.update,
    valueWords: useCompanyValueWords(),
  });
}
