import { useState } from 'react';
import { auditCsvPath, EVERYTHING, isNarrowed, useAuditTrail } from '~/admin/data/audit';
import { CsvLink } from '~/admin/parts/csv-link';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { TabName } from '~/admin/tab-name';
import { useTexts } from '~/i18n/texts';
import { AuditFilters } from './audit-filters';
import { AuditList } from './audit-list';

export default function AuditTab() {
  const { title, list } = useTexts('admin-audit');
  const [query, setQuery] = useState(EVERYTHING);
  const trail = useAuditTrail(query);
  const [newest] = trail.data?.pages ?? [];
  return (
    <TabPage
      title={<TabName tab="audit" />}
      lead={title.lead}
      actions={
        <>
          <RefreshButton tab="audit" />
          <CsvLink
            href={auditCsvPath(query)}
            filename="protokoll.csv"
            label={isNarrowed(query) ? list.exportFound : list.export}
            failed={list.exportFailed}
          />
        </>
      }
    >
      {newest ? (
        <>
          <AuditFilters query={query} accounts={newest.accounts} onChange={setQuery} />
          <AuditList trail={trail} onReset={() => setQuery(EVERYTHING)} />
        </>
      ) : trail.isError ? (
        <LoadFailure error={trail.error} onRetry={() => trail.refetch()} />
      ) : (
        <Loading />
      )}
    </TabPage>
  );
}
