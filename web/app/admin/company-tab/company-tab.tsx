import { Alert } from '@chakra-ui/react';
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
  const { groups } = useTexts('admin-company');
  const hasInvented = hasPlaceholders(completeCompany(stored));
  return (
    <SingleEntryForm
      entry={useCompanyEntry(stored)}
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
