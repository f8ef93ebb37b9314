import type { EditedCompany } from 'contract/company';
import { company } from '~/admin/data/company';
import { SingleEntryForm } from '~/admin/entry/single-entry-form';
import { LoadedTab } from '~/admin/parts/loaded-tab';
import { completeCompany, hasPlaceholders } from '~/company';
import { useTexts } from '~/i18n/texts';
import { useCompanyEntry } from './use-company-entry';

/** Edits the facts about the company (docs/decisions/0066). */
export default function CompanyTab() {
  const { title } = useTexts('admin-company');
  return (
    <LoadedTab tab="company" lead={title.lead} query={company.useStored('company')}>
      {(stored) => <CompanyEditor stored={stored} />}
    </LoadedTab>
  );
}

function CompanyEditor({ stored }: { stored: EditedCompany }) {
  const { groups, placeholders } = useTexts('admin-company');
  const hasInvented = hasPlaceholders(completeCompany(stored));
  return (
    <SingleEntryForm
      entry={useCompanyEntry(stored)}
      stored={stored}
      titles={groups}
      notice={hasInvented && { status: 'warning', ...placeholders }}
    />
  );
}
