import { Box } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedServiceStatus } from 'contract/service-status';
import { SERVICE_STATUS_FIELD_NAMES } from 'contract/service-status-fields';
import { serviceStatus } from '~/admin/data/service-status';
import { EntryForm } from '~/admin/entry/entry-form';
import { GroupedFields } from '~/admin/entry/grouped-fields';
import { LastChange } from '~/admin/parts/last-change';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { TabName } from '~/admin/tab-name';
import { useTexts } from '~/i18n/texts';
import { STATUS, useStatusEntry } from './use-status-entry';

/** Edits what `/status` says of the services (docs/decisions/0067). */
export default function StatusTab() {
  const { title } = useTexts('admin-status');
  const stored = serviceStatus.useStored(STATUS);
  return (
    <TabPage title={<TabName tab="status" />} lead={title.lead} actions={<RefreshButton tab="status" />}>
      {stored.data ? (
        <StatusEditor stored={stored.data} />
      ) : stored.isError ? (
        <LoadFailure error={stored.error} onRetry={() => stored.refetch()} />
      ) : (
        <Loading />
      )}
    </TabPage>
  );
}

function StatusEditor({ stored }: { stored: EditedServiceStatus }) {
  const { groups } = useTexts('admin-status');
  const entry = useStatusEntry(stored);
  return (
    <Box maxW="40rem" display="flex" flexDirection="column">
      <EntryForm
        entries={[entry]}
        beside={DEFAULT_LANGUAGE}
        onBeside={() => undefined}
        onClose={null}
        note={
          <LastChange of={stored} isEmpty={SERVICE_STATUS_FIELD_NAMES.every((field) => !stored[field])} />
        }
      >
        <GroupedFields entry={entry} titles={groups} />
      </EntryForm>
    </Box>
  );
}
