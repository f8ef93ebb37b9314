import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LINK_PROBLEMS } from 'contract/link-check';
import { type Finding, type FindingPage, findingPage } from 'contract/report';
import { OUTSIDE_PROBLEMS, REPORTS } from 'contract/report-fields';
import { expect, it } from 'vitest';
import { ACCOUNT, answerCalls, noticeText, renderScreen } from '~/admin/render-screen.test-support';
import { FINDINGS, project } from '~/api/fake-site-admin-records.test-support';
import admin from '~/i18n/locales/de/admin.json';
import texts from '~/i18n/locales/de/admin-reports.json';
import ReportsTab from './reports-tab';

const finding = (changes: Partial<Finding>): Finding => ({
  id: changes.report ?? 'link',
  report: 'link',
  kind: 'section',
  key: 'about',
  name: 'Über uns',
  panelPath: '/admin/content-manager/collection-types/api::x.x/abc?plugins[i18n][locale]=de',
  languages: ['de'],
  field: 'content',
  ...changes,
});

const ALL: readonly Finding[] = [
  finding({ languages: ['en'], link: '/nowhere', problem: 'page' }),
  finding({
    report: 'outside-link',
    kind: 'project',
    key: 'idatik',
    name: 'idatik',
    field: 'externalUrl',
    link: 'https://gone.example/',
    problem: 'gone',
  }),
  finding({ report: 'picture-text', kind: 'picture', key: '7', name: 'haus.png', field: 'alternativeText' }),
  finding({
    report: 'length',
    kind: 'product-text',
    key: 'idatik',
    name: 'idatik',
    languages: ['fr'],
    field: 'title',
    length: { count: 61, limit: 60 },
  }),
  finding({
    report: 'translation',
    kind: 'post',
    key: 'x',
    name: 'Beitrag',
    languages: ['en', 'sq'],
    field: null,
  }),
  finding({ report: 'age', languages: [], field: null, lastUpdated: '2025-01-02T12:00:00.000Z' }),
];

interface Server {
  findings: readonly Finding[];
  outside: FindingPage['outside'];
  failure: Response | null;
  /** Delays the lists. */
  held: Promise<void> | null;
}

function serve(findings: readonly Finding[] = ALL) {
  const server: Server = { findings, outside: FINDINGS.outside, failure: null, held: null };
  const calls = answerCalls(({ method, path }) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname === '/api/projects') return Response.json([project('idatik')]);
    if (pathname !== '/api/reports') return undefined;
    if (method === 'POST') {
      if (server.failure) return server.failure.clone();
      server.outside = { ...server.outside, isRunning: true };
      return Response.json({ success: true });
    }
    const of = (report: string | null) => server.findings.filter((one) => one.report === report);
    const items = of(searchParams.get('report'));
    const counts = Object.fromEntries(REPORTS.map((report) => [report, of(report).length]));
    const page = findingPage.parse({ items, total: items.length, counts, outside: server.outside });
    return server.held ? server.held.then(() => Response.json(page)) : Response.json(page);
  });
  return { server, calls };
}

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const cells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent?.trim());
const choose = (report: keyof typeof texts.reports) =>
  screen
    .findByRole('button', { name: new RegExp(`^${texts.reports[report]}`) })
    .then((chip) => userEvent.click(chip));
const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
const shown = (detail: string) =>
  screen.findByText((_, element) => element?.textContent === detail, { selector: 'td' });

it('lists links that lead nowhere, each with its field, which the link opens', async () => {
  const { calls } = serve();
  renderScreen(<ReportsTab />);
  expect((await rows()).map(cells)).toEqual([
    ['Abschnitt „Über uns“', 'Inhalt (Englisch)', `/nowhere ${admin.links.page}`],
  ]);
  expect(targets()).toEqual(['/#pages/about?en/section.content']);
  expect(calls.some(({ path }) => path.startsWith('/api/reports?report=link'))).toBe(true);
});

it.each([
  [
    'outside-link',
    `https://gone.example/ ${texts.problems.gone}`,
    ['/#products/idatik?/project.externalUrl'],
  ],
  ['picture-text', texts.details['picture-text'], ['/#media/7?/picture.alternativeText']],
  ['length', '61 Zeichen statt höchstens 60.', ['/#products/idatik?fr/product-text.title']],
  ['age', 'Zuletzt geändert am 2. Januar 2025 um 13:00.', ['/#pages/about']],
] as const)('says what is wrong and leads there: %s', async (report, detail, hashes) => {
  serve();
  renderScreen(<ReportsTab />);
  await choose(report);
  expect(await shown(detail)).toBeTruthy();
  await waitFor(() => expect(targets()).toEqual(hashes));
  expect(screen.getByText(texts.advice[report])).toBeTruthy();
});

it('names a text of a block with its page and language', async () => {
  const block: Partial<Finding> = { kind: 'landing-page', key: 'dmea', name: 'DMEA', languages: ['it'] };
  serve([finding({ ...block, field: 'abcd-label', link: '/nowhere', problem: 'page' })]);
  renderScreen(<ReportsTab />);
  expect((await rows()).map(cells)).toEqual([
    ['Themenseite „DMEA“', 'Schaltfläche eines Blocks (Italienisch)', `/nowhere ${admin.links.page}`],
  ]);
  expect(targets()).toEqual(['/#landing-pages/dmea?it/landing-page.abcd-label']);
});

it('leads to each language that a post lacks, in Strapi', async () => {
  serve();
  renderScreen(<ReportsTab />);
  await choose('translation');
  expect(await shown(texts.details.translation)).toBeTruthy();
  const languages = targets().map((target) => new URL(target).searchParams.get('plugins[i18n][locale]'));
  expect(languages).toEqual(['en', 'sq']);
});

it('counts every report, and says where there is nothing to do', async () => {
  serve(ALL.filter(({ report }) => report !== 'length'));
  renderScreen(<ReportsTab />);
  await rows();
  const counts = REPORTS.map(
    (report) => screen.getByRole('button', { name: new RegExp(`^${texts.reports[report]}`) }).textContent,
  );
  expect(counts.map((text) => Number(text?.at(-1)))).toEqual([1, 1, 1, 0, 1, 1]);
  await choose('length');
  expect((await screen.findAllByText(texts.list.nothingFound)).length).toBeGreaterThan(0);
});

it('shows that a chosen report loads, and no rows of the one before it', async () => {
  const { server } = serve();
  renderScreen(<ReportsTab />);
  await rows();
  let answer = () => {};
  server.held = new Promise((resolve) => {
    answer = resolve;
  });
  await choose('length');
  expect(await screen.findByLabelText(admin.frame.loadingList)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  answer();
  expect(await shown('61 Zeichen statt höchstens 60.')).toBeTruthy();
});

it('checks other sites when asked to, and shows the result by itself', async () => {
  const { server, calls } = serve([]);
  renderScreen(<ReportsTab />);
  await choose('outside-link');
  await screen.findByText(texts.outside.never);
  await userEvent.click(await screen.findByRole('button', { name: texts.outside.check }));
  const busy = await screen.findByRole('button', { name: texts.outside.checking });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(busy);
  expect(calls.filter(({ method }) => method === 'POST').map(({ json }) => json)).toEqual([
    { report: 'outside-link' },
  ]);
  server.findings = ALL;
  server.outside = { checkedAt: '2026-03-05T13:30:00.000Z', isRunning: false, isCutOff: false };
  await screen.findByText('Zuletzt geprüft am 5. März 2026 um 14:30.', {}, { timeout: 5_000 });
  expect(await rows()).toHaveLength(1);
});

it('says that a check reached nobody, or could not begin', async () => {
  const { server } = serve([]);
  server.outside = { checkedAt: '2026-03-05T13:30:00.000Z', isRunning: false, isCutOff: true };
  server.failure = Response.json({ error: 'Strapi is away.' }, { status: 503 });
  renderScreen(<ReportsTab />);
  await choose('outside-link');
  expect(await screen.findByText(new RegExp(texts.outside.cutOff))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.outside.check }));
  await waitFor(() => expect(noticeText()).toContain(texts.outside.failed));
});

it('offers the check only to those who may write', async () => {
  serve();
  const { sections } = ACCOUNT.may;
  const account = { ...ACCOUNT, may: { ...ACCOUNT.may, sections: { ...sections, update: false } } };
  renderScreen(<ReportsTab />, { account });
  await choose('outside-link');
  await screen.findByText(texts.outside.never);
  expect(screen.queryByRole('button', { name: texts.outside.check })).toBeNull();
});

it('has a word for whatever Strapi can find', () => {
  expect(Object.keys(texts.reports)).toEqual([...REPORTS]);
  expect(Object.keys(texts.advice)).toEqual([...REPORTS]);
  expect(Object.keys(texts.problems)).toEqual([...OUTSIDE_PROBLEMS]);
  for (const problem of LINK_PROBLEMS) expect(admin.links[problem]).toBeTruthy();
});
