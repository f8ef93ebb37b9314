import { chakra, Flex, Text } from '@chakra-ui/react';
import type { StatisticKind } from 'contract/statistics-fields';
import { dayDate } from '~/admin/parts/dates';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import type { WeekRow } from './weeks';

const HEIGHT = 100;
const STEP = 10;
const BAR = 8;

/** Draws a bar for each week. The table beside it has the same numbers. */
export function WeekChart({ rows, kind }: { rows: readonly WeekRow[]; kind: StatisticKind }) {
  const { chart, kinds } = useTexts('admin-statistics');
  const counts = rows.map(({ week, counts }) => ({ week, count: counts[kind] ?? 0 }));
  const largest = counts.reduce((most, one) => (one.count > most.count ? one : most), { week: '', count: 0 });
  const label =
    largest.count === 0
      ? fill(chart.labelEmpty, { kind: kinds[kind] })
      : fill(chart.label, {
          kind: kinds[kind],
          weeks: rows.length,
          week: dayDate(largest.week),
          count: largest.count,
        });
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <>
      <Text fontSize="0.8125rem" color="fg.subtle" aria-hidden="true">
        {largest.count}
      </Text>
      <chakra.svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${Math.max(rows.length, 1) * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        w="full"
        h="14rem"
        borderBottom="1px solid"
        borderColor="border"
      >
        {counts.map(({ week, count }, index) => {
          const height = largest.count === 0 ? 0 : (count / largest.count) * HEIGHT;
          return (
            <chakra.rect
              key={week}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill="petrol"
            >
              <title>{`${dayDate(week)}: ${count}`}</title>
            </chakra.rect>
          );
        })}
      </chakra.svg>
      <Flex justify="space-between" mt="1" fontSize="0.8125rem" color="fg.subtle" aria-hidden="true">
        <span>{first && dayDate(first.week)}</span>
        <span>{last && last !== first && dayDate(last.week)}</span>
      </Flex>
    </>
  );
}
