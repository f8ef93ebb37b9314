import { Box, Grid } from '@chakra-ui/react';
import { dayInBerlin } from 'contract/german-time';
import type { Statistics, StatisticsQuery } from 'contract/statistics';
import { useState } from 'react';
import { statisticsCsvPath, useStatistics } from '~/admin/data/statistics';
import { ListTab } from '~/admin/list/list-tab';
import { CsvLink } from '~/admin/parts/csv-link';
import { dayDate } from '~/admin/parts/dates';
import { Notice } from '~/admin/parts/notice';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { type StatisticsChoice, StatisticsFilters } from './statistics-filters';
import { TopList } from './top-list';
import { WeekNumbers } from './week-numbers';
import { firstDayOf, totalOf, weekRows } from './weeks';

/** Shows what the site has counted (docs/decisions/0084). */
export default function StatisticsTab() {
  const { title, list } = useTexts('admin-statistics');
  const [choice, setChoice] = useState<StatisticsChoice>({ period: '12', language: '' });
  const to = dayInBerlin();
  const query: StatisticsQuery = {
    from: firstDayOf(Number(choice.period), to),
    to,
    ...(choice.language && { language: choice.language }),
  };
  const statistics = useStatistics(query);
  const stored = statistics.data;
  return (
    <ListTab
      tab="statistics"
      lead={title.lead}
      actions={
        stored?.isOn && (
          <CsvLink
            href={statisticsCsvPath(query)}
            filename="zahlen.csv"
            label={list.export}
            failed={list.exportFailed}
          />
        )
      }
      query={statistics}
    >
      {stored?.isOn && <StatisticsFilters choice={choice} onChange={setChoice} />}
      {stored && <Numbers stored={stored} query={query} isLoading={statistics.isPlaceholderData} />}
    </ListTab>
  );
}

function Numbers({
  stored,
  query,
  isLoading,
}: {
  stored: Statistics;
  query: StatisticsQuery;
  isLoading: boolean;
}) {
  const { notices, tops, hints } = useTexts('admin-statistics');
  const { isOn, since, weeks, names } = stored;
  if (!isOn) return <Notice status="info" title={notices.off} />;
  const isPost = ({ name }: { name: string }) => name.startsWith('/blog/');
  const named = (kind: Statistics['names'][number]['kind']) => names.filter((one) => one.kind === kind);
  const pages = named('page');
  const lists = {
    page: pages.filter((page) => !isPost(page)),
    post: pages.filter(isPost),
    source: named('source'),
    message: named('message'),
    download: named('download'),
    search: named('search'),
    missing: named('missing'),
    redirect: named('redirect'),
  };
  const hintsByList: Partial<Record<keyof typeof lists, string>> = hints;
  return (
    <Box aria-busy={isLoading || undefined} opacity={isLoading ? 0.6 : 1}>
      <CdnNotice stored={stored} />
      {weeks.length === 0 && <Notice status="info" mb="5" title={notices.empty} />}
      {since !== null && since > query.from && (
        <Notice status="info" mb="5" title={fill(notices.since, { day: dayDate(since) })} />
      )}
      <WeekNumbers rows={weekRows(stored, query)} />
      <Grid gap="8" templateColumns="repeat(auto-fill, minmax(min(100%, 26rem), 1fr))" alignItems="start">
        {(Object.keys(lists) as (keyof typeof lists)[]).map((key) => (
          <TopList key={key} title={tops[key]} hint={hintsByList[key]} entries={lists[key]} />
        ))}
      </Grid>
    </Box>
  );
}

/** Says what is counted where a network in front of the site answers most requests itself. */
function CdnNotice({ stored }: { stored: Statistics }) {
  const { notices } = useTexts('admin-statistics');
  const [ofCdn, all] = [totalOf(stored, 'cdn'), totalOf(stored, 'page')];
  if (ofCdn === 0) return null;
  const share = Math.ceil((100 * ofCdn) / Math.max(all, ofCdn));
  return <Notice status="info" mb="5" title={fill(notices.cdn, { share })} />;
}
