import { Text } from '@chakra-ui/react';
import type { FindingPage } from 'contract/report';
import { REPORTS, type Report } from 'contract/report-fields';
import { pagedEntries } from '~/admin/data/loaded-pages';
import { useOutsideCheck, useReport } from '~/admin/data/reports';
import { EntryList } from '~/admin/list/entry-list';
import { ListTab } from '~/admin/list/list-tab';
import { Toolbar, useNarrowing } from '~/admin/list/toolbar';
import { BusyButton } from '~/admin/parts/busy-button';
import { longDate } from '~/admin/parts/dates';
import { Loading } from '~/admin/parts/load-state';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { useFindingColumns } from './finding-columns';

const NO_COUNTS = Object.fromEntries(REPORTS.map((report) => [report, 0])) as Record<Report, number>;

export default function ReportsTab() {
  const { title, list, reports, advice } = useTexts('admin-reports');
  const { may } = useAccount();
  const narrowing = useNarrowing<Report>('link');
  const { filter } = narrowing;
  const found = useReport(filter);
  const first = found.data?.pages[0];
  const columns = useFindingColumns();
  const isOutside = filter === 'outside-link';
  return (
    <ListTab
      tab="reports"
      lead={title.lead}
      actions={may.sections.update && first && isOutside && <OutsideCheck outside={first.outside} />}
      query={found}
    >
      <Toolbar
        narrowing={narrowing}
        texts={list}
        filters={REPORTS}
        names={reports}
        counts={first?.counts ?? NO_COUNTS}
      />
      <Text mb="3" fontSize="0.875rem">
        {advice[filter]}
      </Text>
      {first && isOutside && <OutsideState outside={first.outside} />}
      {found.isPlaceholderData ? (
        <Loading />
      ) : (
        <EntryList {...pagedEntries(found)} texts={list} look="table" columns={columns} minW="44rem" />
      )}
    </ListTab>
  );
}

type Outside = Pick<FindingPage, 'outside'>;

function OutsideCheck({ outside: { isRunning } }: Outside) {
  const { outside } = useTexts('admin-reports');
  const check = useOutsideCheck();
  return (
    <BusyButton
      size="sm"
      isBusy={isRunning || check.isPending}
      busyText={outside.checking}
      onClick={() => check.mutate()}
    >
      {outside.check}
    </BusyButton>
  );
}

function OutsideState({ outside: { checkedAt, isCutOff } }: Outside) {
  const { outside } = useTexts('admin-reports');
  return (
    <Text role="status" mb="3" fontSize="0.875rem">
      {checkedAt === null ? outside.never : fill(outside.checkedAt, { date: longDate(checkedAt) })}
      {isCutOff && ` ${outside.cutOff}`}
    </Text>
  );
}
