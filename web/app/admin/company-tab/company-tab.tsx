import { Alert, Box } from '@chakra-ui/react';
import type { EditedCompany } from 'contract/company';
import { COMPANY_FIELD_NAMES } from 'contract/company-fields';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { company } from '~/admin/data/company';
import { EntryForm } from '~/admin/entry/entry-form';
import { GroupedFields } from '~/admin/entry/grouped-fields';
import { LastChange } from '~/admin/parts/last-change';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { TabName } from '~/admin/tab-name';
import { completeCompany, hasPlaceholders } from '~/company';
import { useTexts } from '~/i18n/texts';
import { COMPANY, useCompanyEntry } from './use-company-entry';

/** Edits the facts about the company (docs/decisions/0066). */
export default function CompanyTab() {
  const { title } = useTexts('admin-company');
  const stored = company.useStored(COMPANY);
  return (
    <TabPage title={<TabName tab="company" />} lead={title.lead} actions={<RefreshButton tab="company" />}>
      {stored.data ? (
        <CompanyEditor stored={stored.data} />
      ) : stored.isError ? (
        <LoadFailure error={stored.error} onRetry={() => stored.refetch()} />
      ) : (
        <Loading />
      )}
    </TabPage>
  );
}

function CompanyEditor({ stored }: { stored: EditedCompany }) {
  const { groups, placeholders } = useTexts('admin-company');
  const entry = useCompanyEntry(stored);
  return (
    <Box maxW="40rem" display="flex" flexDirection="column">
      {hasPlaceholders(completeCompany(stored)) && (
        <Alert.Root status="warning" mb="6" borderRadius="card">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{placeholders.title}</Alert.Title>
            <Alert.Description>{placeholders.text}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <EntryForm
        entries={[entry]}
        beside={DEFAULT_LANGUAGE}
        onBeside={() => undefined}
        onClose={null}
        note={<LastChange of={stored} isEmpty={COMPANY_FIELD_NAMES.every((field) => !stored[field])} />}
      >
        <GroupedFields entry={entry} titles={groups} />
      </EntryForm>
    </Box>
  );
}
