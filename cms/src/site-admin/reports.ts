import { dayInBerlin } from '../../contract/german-time';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../contract/languages';
import type { Finding, FindingPage } from '../../contract/report';
import { REPORTS } from '../../contract/report-fields';
import { CONTENT_TYPES, FILE } from '../content-types';
import { findingsIn, identified } from '../reports/findings';
import { lastOutsideCheck, startOutsideCheck } from '../reports/outside-check';
import { NIGHTLY } from '../retention/nightly';
import { readVersion } from '../site-version/version-row';
import { type AdminContext, type Data, modelOf, type Strapi, table } from '../strapi';
import { PICTURE_FIELD } from '../translations/record-picture-sources';
import { fieldHolding, textsToPopulate } from '../translations/translated-texts';
import { filePermissionsOf, READ_FILE } from '../uploads/file-permissions';
import { entriesOf, type LocalizedRow, storedVersion } from './localized-entries';
import { mediaFilter } from './media-filter';
import type { FileRow } from './media-view';
import { CREATOR, permissionsOf } from './permissions';
import { callRoute, type SiteAdminRoute, type StrapiCall } from './route';

interface Judged {
  finding: Finding;
  uid: string;
  /** Conditions of roles refer to it. */
  subject: Data;
}

async function findAll(strapi: Strapi): Promise<Judged[]> {
  const found: Judged[] = [];
  for (const type of CONTENT_TYPES) {
    const { uid } = type;
    for (const rows of await entriesOf<LocalizedRow>(
      strapi,
      type,
      textsToPopulate(uid),
      storedVersion(type),
    )) {
      const subject = { createdBy: rows[0].createdBy };
      found.push(...(await findingsIn(strapi, type, rows)).map((finding) => ({ finding, uid, subject })));
    }
  }
  const where = await mediaFilter(strapi, { search: '', filter: 'undescribed' });
  const files = await table<FileRow>(strapi, FILE).findMany({ where, populate: CREATOR });
  return [...found, ...files.map((file) => ({ finding: pictureFinding(file), uid: FILE, subject: file }))];
}

const pictureFinding = ({ id, name }: FileRow): Finding =>
  identified({
    report: 'picture-text',
    kind: 'picture',
    key: String(id),
    name,
    panelPath: null,
    languages: [DEFAULT_LANGUAGE],
    field: PICTURE_FIELD,
  });

let kept: { state: string; found: Promise<Judged[]> } | null = null;

/** Searches once for each state of the content, drafts included, and each day, on which openings end and pages age. */
async function findOnce(strapi: Strapi): Promise<Judged[]> {
  const { version, drafts } = await readVersion(strapi);
  const state = `${version} ${drafts} ${dayInBerlin()}`;
  if (kept?.state !== state) {
    const found = findAll(strapi);
    kept = { state, found };
    found.catch(() => {
      if (kept?.found === found) kept = null;
    });
  }
  return kept.found;
}

/** Texts by name are in a component, for whose parts roles give permissions. */
const permittedField = (strapi: Strapi, uid: string, name: string): string =>
  Object.hasOwn(modelOf(strapi, uid).attributes, name) ? name : `${fieldHolding(uid, name)}.text`;

function readableBy(strapi: Strapi, context: AdminContext) {
  const files = filePermissionsOf(strapi, context, READ_FILE);
  const permissions = new Map(CONTENT_TYPES.map(({ uid }) => [uid, permissionsOf(strapi, context, uid)]));
  return ({ finding, uid, subject }: Judged): Finding[] => {
    if (uid === FILE) return files.ability.can(READ_FILE, files.toSubject(subject)) ? [finding] : [];
    const field = finding.field === null ? undefined : permittedField(strapi, uid, finding.field);
    const concerned = finding.languages.length > 0 ? finding.languages : LANGUAGE_CODES;
    const readable = concerned.filter((locale) =>
      permissions.get(uid)?.can.read({ ...subject, locale }, field),
    );
    if (readable.length === 0) return [];
    return [{ ...finding, languages: finding.languages.length > 0 ? readable : [] }];
  };
}

async function read(
  strapi: Strapi,
  { context, query: { report, page, pageSize } }: StrapiCall<'GET /api/reports'>,
): Promise<FindingPage> {
  const { problems, ...outside } = await lastOutsideCheck(strapi);
  const found = (await findOnce(strapi))
    .flatMap(readableBy(strapi, context))
    .flatMap((finding): Finding[] => {
      if (finding.report !== 'outside-link') return [finding];
      const problem = problems[finding.link ?? ''];
      return problem ? [{ ...finding, problem }] : [];
    });
  const of = (wanted: string) => found.filter((finding) => finding.report === wanted);
  const counts = Object.fromEntries(REPORTS.map((one) => [one, of(one).length])) as FindingPage['counts'];
  const items = of(report).slice((page - 1) * pageSize, page * pageSize);
  return { items, total: counts[report], counts, outside };
}

async function checkOutside(strapi: Strapi): Promise<void> {
  const found = await findOnce(strapi);
  await startOutsideCheck(
    strapi,
    found.flatMap(({ finding: { report, link } }) => (report === 'outside-link' && link ? [link] : [])),
  );
}

/** Tells the log each night how many links lead nowhere; the first editor of the day then waits for nothing. */
export function checkContentNightly(strapi: Strapi): void {
  const task = async () => {
    try {
      const broken = (await findOnce(strapi)).filter(({ finding }) => finding.report === 'link').length;
      if (broken > 0) strapi.log.warn(`${broken} links in texts lead nowhere; Berichte in /admin lists them`);
    } catch (error) {
      strapi.log.error(
        `The content could not be checked (${error instanceof Error ? error.message : error})`,
      );
    }
  };
  strapi.cron.add({ checkContent: { task, options: { rule: NIGHTLY } } });
}

export const reportRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/reports', (call) => read(strapi, call)),
  callRoute('POST /api/reports', () => checkOutside(strapi), { acts: null }),
];
