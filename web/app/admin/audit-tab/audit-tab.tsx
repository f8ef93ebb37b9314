import { useState } from 'react';
import { auditCsvPath, EVERYTHING, isNarrowed, useAuditTrail } from '~/admin/data/audit';
import { pagedEntries } from '~/admin/data/loaded-pages';
import { EntryList } from '~/admin/list/entry-list';
import { ListTab } from '~/admin/list/list-tab';
import { CsvLink } from '~/admin/parts/csv-link';
import { useTexts } from '~/i18n/texts';
import { useAuditColumns } from './audit-columns';
import { AuditFilters } from './audit-filters';

export default function AuditTab() {
  const { title, list } = useTexts('admin-audit');
  const [query, setQuery] = useState(EVERYTHING);
  const trail = useAuditTrail(query);
  const [newest] = trail.data?.pages ?? [];
  return (
    <ListTab
      tab="audit"
      lead={title.lead}
      actions={
        <CsvLink
          href={auditCsvPath(query)}
          filename="protokoll.csv"
          label={isNarrowed(query) ? list.exportFound : list.export}
          failed={list.exportFailed}
        />
      }
      query={trail}
    >
      <AuditFilters query={query} accounts={newest?.accounts ?? []} onChange={setQuery} />
      <EntryList
        {...pagedEntries(trail)}
        texts={list}
        onReset={() => setQuery(EVERYTHING)}
        look="table"
        columns={useAuditColumns()}
        minW="44rem"
      />
    </ListTab>
  );
}
