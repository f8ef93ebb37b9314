import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { declarationOf, forEachPlural, ORDERED, ORDERED_KINDS } from '../../contract/ordered-kinds';
import type { ContentPart } from '../../contract/site-version';
import {
  APPEARANCE,
  AUTHOR,
  BLOG_POST,
  COMPANY,
  COMPONENTS,
  FILE,
  HOME_PAGE,
  PAGE_TEXT,
  PICTURE_TEXT,
  PRODUCT_TEXT,
  PROJECT,
  REDIRECT,
  SECTION,
  SERVICE_STATUS,
  SITE_TYPES,
  uidOf,
} from '../content-types';
import type { Strapi } from '../strapi';

/**
 * Random values, which change in the transaction of every write that visitors can see. Uses database lifecycles,
 * because i18n and uploads bypass the Document Service.
 */
const TABLE = 'site_content_version';
const MODELS = [...SITE_TYPES, ...COMPONENTS, PICTURE_TEXT, FILE, 'plugin::i18n.locale'];
const WRITES = [
  'afterCreate',
  'afterCreateMany',
  'afterUpdate',
  'afterUpdateMany',
  'afterDelete',
  'afterDeleteMany',
];

const ALL = 1;
/** Ids of the parts' rows, never reused. */
const PARTS: Readonly<Record<ContentPart, number>> = {
  posts: 2,
  sections: 3,
  projects: 4,
  productTexts: 5,
  appearance: 6,
  pageTexts: 7,
  company: 8,
  serviceStatus: 10,
  homePage: 24,
  ...forEachPlural((kind) => declarationOf(kind).versionRow),
  redirects: 12,
};
const ROWS = [ALL, ...Object.values(PARTS)];
/** Changes with the drafts of posts, which no visitor sees. */
const DRAFTS = 25;

/** Types without a part, such as files, appear in several and change all. */
const PART_OF: Readonly<Record<string, ContentPart>> = {
  [BLOG_POST]: 'posts',
  [AUTHOR]: 'posts',
  [SECTION]: 'sections',
  ...Object.fromEntries(COMPONENTS.map((component) => [component, 'sections' as const])),
  [PROJECT]: 'projects',
  [PRODUCT_TEXT]: 'productTexts',
  ...Object.fromEntries(ORDERED_KINDS.map((kind) => [uidOf(kind), ORDERED[kind].plural])),
  [APPEARANCE]: 'appearance',
  [HOME_PAGE]: 'homePage',
  [COMPANY]: 'company',
  [SERVICE_STATUS]: 'serviceStatus',
  [PAGE_TEXT]: 'pageTexts',
  [REDIRECT]: 'redirects',
};

export async function ensureVersionRow(strapi: Strapi): Promise<void> {
  const database = strapi.db.connection;
  if (!(await database.schema.hasTable(TABLE))) {
    await database.schema.createTable(TABLE, (columns) => {
      columns.integer('id').primary();
      columns.string('version', 40).notNullable();
    });
  }
  const version = randomUUID();
  await database(TABLE).insert({ id: ALL, version }).onConflict('id').ignore();
  // Renews the parts at each start, because an older Strapi may have run meanwhile, which leaves them unchanged.
  const parts = [...Object.values(PARTS), DRAFTS].map((id) => ({ id, version }));
  await database(TABLE).insert(parts).onConflict('id').merge();
}

interface Write {
  model: { uid: string };
  /** The written row; of many rows their number. */
  result?: { publishedAt?: string | null } | null;
}

/** Drafts reach no visitor, and the site reads them without its cache. Only posts have some. */
const isDraft = ({ model, result }: Write) => model.uid === BLOG_POST && result?.publishedAt === null;

export function changeVersionOnWrites(strapi: Strapi): void {
  // transaction() joins the write's, so that a rollback covers the version too.
  const change = (write: Write) => {
    const part = PART_OF[write.model.uid];
    const seen = part ? [ALL, PARTS[part]] : ROWS;
    const ids = isDraft(write) ? [DRAFTS] : seen;
    return strapi.db.transaction(({ trx }) =>
      trx(TABLE).whereIn('id', ids).update({ version: randomUUID() }),
    );
  };
  strapi.db.lifecycles.subscribe({
    models: MODELS,
    ...Object.fromEntries(WRITES.map((event) => [event, change])),
  });
}

/**
 * Lets writes of a part wait for one another until the transaction ends, so that a rule sees the other entries. Takes
 * the rows in the order of `changeVersionOnWrites`, so that two transactions cannot wait for each other.
 */
export const lockPart = (trx: Knex.Transaction, part: ContentPart) =>
  trx(TABLE).whereIn('id', [ALL, PARTS[part]]).orderBy('id').forUpdate().select('id');

interface Version {
  version: string;
  parts: Record<string, string>;
  drafts: string | undefined;
}

export async function readVersion(strapi: Strapi): Promise<Version> {
  const rows: { id: number; version: string }[] = await strapi.db.connection(TABLE).select('id', 'version');
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const version = versions.get(ALL);
  if (version === undefined) throw new Error(`${TABLE} has no row; a restart of cms creates it`);
  const parts = Object.entries(PARTS).flatMap(([part, id]) => {
    const own = versions.get(id);
    return own === undefined ? [] : [[part, own] as const];
  });
  return { version, parts: Object.fromEntries(parts), drafts: versions.get(DRAFTS) };
}
