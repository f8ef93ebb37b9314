import { Alert } from '@chakra-ui/react';
import type { EditedCompany } from 'contract/company';
import { COMPANY_FIELDS } from 'contract/company-fields';
import { company } from '~/admin/data/company';
import { SingleEntryForm } from '~/admin/entry/single-entry-form';
import { useSingleEntry } from '~/admin/entry/use-single-entry';
import { LoadedTab } from '~/admin/parts/loaded-tab';
import { useAccount } from '~/admin/session/account';
import { BUILT_IN_COMPANY, completeCompany, hasPlaceholders } from '~/company';
import { useTexts } from '~/i18n/texts';

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
  const { groups, fields, places, notices, actions } = useTexts('admin-company');
  const entry = useSingleEntry({
    kind: 'company',
    fields: COMPANY_FIELDS,
    stored,
    data: company,
    builtIn: BUILT_IN_COMPANY,
    labels: fields,
    hints: places,
    notices,
    readOnly: actions.readOnly,
    mayUpdate: useAccount().may.company.update,
  });
  const hasInvented = hasPlaceholders(completeCompany(stored));
  return (
    <SingleEntryForm
      entry={entry}
      stored={stored}
      titles={groups}
      above={hasInvented && <InventedNotice />}
    />
  );
}

function InventedNotice() {
  const { placeholders } = useTexts('admin-company');
  return (
    <Alert.Root status="warning" mb="6" borderRadius="card">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{placeholders.title}</Alert.Title>
        <Alert.Description>{placeholders.text}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
