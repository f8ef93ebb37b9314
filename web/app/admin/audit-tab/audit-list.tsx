import type { useAuditTrail } from '~/admin/data/audit';
import { itemsOf } from '~/admin/data/loaded-pages';
import { Found } from '~/admin/parts/found-rows';
import { useTexts } from '~/i18n/texts';
import { AuditTable } from './audit-table';

interface AuditListProps {
  trail: ReturnType<typeof useAuditTrail>;
  onReset: () => void;
}

export function AuditList({ trail, onReset }: AuditListProps) {
  const { list } = useTexts('admin-audit');
  const entries = trail.data ? itemsOf(trail.data) : [];
  const total = trail.data?.pages.at(-1)?.total ?? 0;
  return (
    <Found<HTMLTableSectionElement>
      query={trail}
      texts={list}
      shown={entries.length}
      total={total}
      onReset={onReset}
    >
      {(rows) => <AuditTable entries={entries} rows={rows} isOutdated={trail.isPlaceholderData} />}
    </Found>
  );
}
