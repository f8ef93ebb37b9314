import { Box, Grid } from '@chakra-ui/react';
import type { StatisticKind } from 'contract/statistics-fields';
import { useRef, useState } from 'react';
import { type Column, EntryTable } from '~/admin/list/entry-table';
import { Choice } from '~/admin/parts/choice';
import { dayDate } from '~/admin/parts/dates';
import { useTexts } from '~/i18n/texts';
import { CHOICE_LOOK } from './statistics-filters';
import { WeekChart } from './week-chart';
import type { WeekRow } from './weeks';

const KINDS = [
  'page',
  'source',
  'message',
  'download',
  'search',
  'missing',
  'redirect',
] as const satisfies readonly StatisticKind[];

export function WeekNumbers({ rows }: { rows: readonly WeekRow[] }) {
  const { filter, kinds, columns, chart } = useTexts('admin-statistics');
  const [shown, setShown] = useState<StatisticKind>('page');
  const body = useRef<HTMLTableSectionElement>(null);
  const look = { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const;
  const tableColumns: Column<WeekRow>[] = [
    { key: 'week', name: columns.week, look: { whiteSpace: 'nowrap' }, cell: ({ week }) => dayDate(week) },
    ...KINDS.map((kind) => ({
      key: kind,
      name: kinds[kind],
      nameLook: { textAlign: 'end' as const },
      look,
      cell: ({ counts }: WeekRow) => counts[kind] ?? 0,
    })),
  ];
  return (
    <Grid gap="5" mb="8" templateColumns={{ base: '1fr', xl: '1fr 1fr' }} alignItems="start">
      <Box layerStyle="card" p="4">
        <Choice
          {...CHOICE_LOOK}
          label={filter.shown}
          value={shown}
          choices={KINDS.map((kind) => [kind, kinds[kind]])}
          onChoice={setShown}
        />
        <Box mt="3">
          <WeekChart rows={rows} kind={shown} />
        </Box>
      </Box>
      <EntryTable
        columns={tableColumns}
        entries={rows.toReversed()}
        idOf={({ week }) => week}
        minW="46rem"
        frame={{ 'aria-label': chart.table, maxH: '24rem', overflowY: 'auto' }}
        body={body}
      />
    </Grid>
  );
}
