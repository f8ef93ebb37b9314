import { errors } from '@strapi/utils';
import { problemOf as problemOfInput } from '../../contract/input-problem';
import {
  type EditedRedirect,
  editedRedirect,
  type ImportedRedirect,
  type NewRedirect,
  newRedirect,
  type RedirectImport,
  type RedirectInput,
  storedRedirect,
} from '../../contract/redirect';
import { findRedirect } from '../../contract/redirect-address';
import { actsOn, onTheOne } from '../audit/acts';
import type { ActReader } from '../audit/recording';
import { REDIRECT } from '../content-types';
import { forgetMissed, hitsOf, missedAddresses } from '../redirects/counts';
import { problemOf } from '../redirects/sound-redirects';
import { type AdminContext, type Row, type Strapi, table } from '../strapi';
import { type EditedRow, PEOPLE } from './localized-entries';
import { PlainKind } from './plain-kind';
import { refusal, refusalIn } from './refusal';
import { callRoute, type SiteAdminRoute } from './route';

export const redirects = new PlainKind<RedirectInput, EditedRedirect>({
  uid: REDIRECT,
  path: '/redirects',
  async views(strapi, entries) {
    const hits = await hitsOf(strapi);
    const views = entries.map(async ({ facts, visible }) => {
      const fields = storedRedirect.parse(visible);
      const counted = hits.get(facts.key);
      return editedRedirect.parse({
        ...facts,
        ...fields,
        name: fields.address,
        hits: counted?.hits ?? 0,
        lastHit: counted?.last_day ?? null,
        problem: await problemOf(strapi, fields),
      });
    });
    return Promise.all(views);
  },
});

type Problem = RedirectImport['problems'][number];

class ImportRefused extends Error {}

async function store(strapi: Strapi, context: AdminContext, input: NewRedirect) {
  const known = await table<EditedRow>(strapi, REDIRECT).findOne({
    where: { address: input.address },
    populate: PEOPLE,
  });
  if (known) {
    const entry = { key: known.documentId, stored: known };
    return (await redirects.change(strapi, context, entry, input)) ? 'changed' : 'unchanged';
  }
  await redirects.add(strapi, context, input);
  return 'created';
}

async function importRows(strapi: Strapi, context: AdminContext, rows: readonly ImportedRedirect[]) {
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const storeRow = async (row: ImportedRedirect) => {
    const parsed = newRedirect.safeParse(row);
    if (!parsed.success) {
      const { code, words } = problemOfInput(parsed.error, row);
      throw refusal(code, words);
    }
    const { address } = parsed.data;
    if (seen.has(address)) throw refusal('address-taken', { field: 'address' });
    seen.add(address);
    counts[await store(strapi, context, parsed.data)] += 1;
  };
  const all = strapi.db.transaction(async () => {
    for (const row of rows) {
      try {
        await storeRow(row);
      } catch (error) {
        const refused = refusalIn(error);
        if (!refused) throw error;
        const { code, field = null, choices } = refused;
        problems.push({
          line: row.line,
          address: row.address,
          field,
          problem: code,
          ...(choices && { choices }),
        });
      }
    }
    if (problems.length > 0) throw new ImportRefused();
  });
  try {
    await all;
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return { created: 0, changed: 0, unchanged: 0, problems };
  }
  return { ...counts, problems };
}

const onImport: ActReader = ({ request: { body } }) => {
  const { rows = [] } = body as { rows?: ImportedRedirect[] };
  return (answer) => {
    const { problems } = answer as RedirectImport;
    return problems.length > 0
      ? []
      : actsOn(
          'save',
          'redirect',
          rows.map(({ address }) => address),
        );
  };
};

async function stillMissed(strapi: Strapi) {
  const rows = await table<Row & { address: string }>(strapi, REDIRECT).findMany({ select: ['address'] });
  const known = new Map(rows.map((row) => [row.address, row]));
  const missed = await missedAddresses(strapi.db.connection);
  return missed.filter(({ path }) => findRedirect(known, path) === null);
}

/** Beside the calls that every kind has. */
export const redirectRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('POST /api/redirects-import', ({ context, input }) => importRows(strapi, context, input.rows), {
    acts: onImport,
  }),
  callRoute('GET /api/missed-addresses', () => stillMissed(strapi)),
  callRoute(
    'DELETE /api/missed-addresses/{id}',
    async ({ params }) => {
      if (!(await forgetMissed(strapi.db.connection, Number(params.id)))) throw new errors.NotFoundError();
    },
    { acts: onTheOne('delete', 'redirect') },
  ),
];
