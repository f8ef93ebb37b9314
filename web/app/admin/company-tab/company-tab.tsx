import { company } from '~/admin/data/company';
import { SingleEntryTab } from '~/admin/entry/single-entry-tab';
import { completeCompany, hasPlaceholders } from '~/company';
import { useTexts } from '~/i18n/texts';
import { useCompanyEntry } from './use-company-entry';

/** Edits the facts about the company (docs/decisions/0066). */
export default function CompanyTab() {
  const { title, groups, placeholders } = useTexts('admin-company');
  return (
    <SingleEntryTab
      tab="company"
      lead={title.lead}
      titles={groups}
      query={company.useStored('company')}
      useEntry={useCompanyEntry}
      noticeOf={(stored) =>
        hasPlaceholders(completeCompany(stored)) && { status: 'warning', ...placeholders }
      }
    />
  );
}
