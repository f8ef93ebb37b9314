import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInBerlin } from 'contract/german-time';
import { type Statistics, statistics } from 'contract/statistics';
import { dayBefore, STATISTIC_KINDS, weekOf } from 'contract/statistics-fields';
import { expect, it } from 'vitest';
import { dayDate } from '~/admin/parts/dates';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import texts from '~/i18n/locales/de/admin-statistics.json';
import StatisticsTab from './statistics-tab';

const WEEK = weekOf(dayInBerlin());
const LAST_WEEK = dayBefore(WEEK, 7);

const STORED: Statistics = {
  isOn: true,
  since: '2020-01-01',
  weeks: [
    { week: LAST_WEEK, kind: 'page', count: 40 },
    { week: WEEK, kind: 'page', count: 10 },
    { week: WEEK, kind: 'message', count: 3 },
  ],
  names: [
    { kind: 'page', name: '/', count: 30 },
    { kind: 'page', name: '/blog/ti-2-0', count: 20 },
    { kind: 'search', name: 'konnektor', count: 5 },
    { kind: 'search', name: '', count: 2 },
    ...Array.from({ length: 12 }, (_, index) => ({
      kind: 'missing' as const,
      name: `/alt-${index}`,
      count: 12 - index,
    })),
  ],
};

function serve(changes: Partial<Statistics> = {}) {
  const calls = answerCalls(({ path }) =>
    path.startsWith('/api/statistics?')
      ? Response.json(statistics.parse({ ...STORED, ...changes }))
      : undefined,
  );
  renderScreen(<StatisticsTab />);
  return calls;
}

const table = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value);

it('shows each week in a chart, and in a table beside it that has all numbers', async () => {
  serve();
  const chart = await screen.findByRole('img');
  expect(chart.getAttribute('aria-label')).toBe(
    `Seitenaufrufe je Woche: 12 Wochen, am meisten in der Woche ab ${dayDate(LAST_WEEK)} mit 40`,
  );
  const heights = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights.slice(-2)).toEqual([100, 25]);
  expect(heights).toHaveLength(12);
  const [newest, before] = await rowsOf(texts.chart.table);
  expect(newest).toEqual([dayDate(WEEK), '10', '0', '3', '0', '0', '0', '0']);
  expect(before?.slice(0, 2)).toEqual([dayDate(LAST_WEEK), '40']);
  await choose(texts.filter.shown, 'message');
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(`ab ${dayDate(WEEK)} mit 3`);
  await choose(texts.filter.shown, 'download');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Downloads je Woche: keine');
});

it('lists pages and posts apart, and says what is counted without a name', async () => {
  serve();
  expect(await rowsOf(texts.tops.page)).toEqual([['/', '30']]);
  expect(await rowsOf(texts.tops.post)).toEqual([['/blog/ti-2-0', '20']]);
  expect(await rowsOf(texts.tops.search)).toEqual([
    ['konnektor', '5'],
    [texts.names.unnamed, '2'],
  ]);
  const downloads = screen.getByRole('heading', { name: texts.tops.download }).parentElement;
  expect(downloads?.textContent).toContain(texts.list.nothing);
});

it('shows ten names at first, and the others with the focus on the first of them', async () => {
  serve();
  expect(await rowsOf(texts.tops.missing)).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Alle 12 anzeigen' }));
  expect(await rowsOf(texts.tops.missing)).toHaveLength(12);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('/alt-10'));
  expect(screen.queryByRole('button', { name: 'Alle 12 anzeigen' })).toBeNull();
});

it('asks for the chosen weeks and language, and offers the same as a file', async () => {
  const calls = serve();
  await table(texts.chart.table);
  await choose(texts.filter.period, '4');
  await choose(texts.filter.language, 'fr');
  const wanted = `from=${dayBefore(WEEK, 21)}&to=${dayInBerlin()}&language=fr`;
  await waitFor(() => expect(calls.at(-1)?.path).toBe(`/api/statistics?${wanted}`));
  const link = screen.getByRole('link', { name: texts.list.export });
  expect(link.getAttribute('href')).toBe(`/api/statistics.csv?${wanted}`);
});

it('says what is counted behind a CDN', async () => {
  serve({ weeks: [...STORED.weeks, { week: WEEK, kind: 'cdn', count: 49 }] });
  expect(await screen.findByText(/^98 % der Seitenaufrufe kamen über ein vorgeschaltetes Netz/)).toBeTruthy();
});

it('says since when there are numbers, where that is within the chosen weeks', async () => {
  serve({ since: LAST_WEEK });
  expect(await screen.findByText(`Gezählt wird seit dem ${dayDate(LAST_WEEK)}.`)).toBeTruthy();
  expect(await rowsOf(texts.chart.table)).toHaveLength(2);
});

it('says so where nothing was counted, and where nothing is counted at all', async () => {
  serve({ since: null, weeks: [], names: [] });
  expect(await screen.findByText(texts.notices.empty)).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Seitenaufrufe je Woche: keine');
});

it('offers nothing where the site does not count', async () => {
  serve({ isOn: false, since: null, weeks: [], names: [] });
  expect(await screen.findByText(texts.notices.off)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('link', { name: texts.list.export })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('has a word for every kind', () => {
  expect(Object.keys(texts.kinds)).toEqual([...STATISTIC_KINDS]);
});
