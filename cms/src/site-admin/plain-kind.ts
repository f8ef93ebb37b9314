import { errors } from '@strapi/utils';
import type { CallName } from '../../contract/calls';
import { actsOn } from '../audit/acts';
import type { ActReader } from '../audit/recording';
import { type PlainType, plainTypeOf } from '../content-types';
import { type AdminContext, type Data, documents, type Row, type Strapi, table } from '../strapi';
import { etagOf, rejectStale, type Tagged } from './etag';
import { nameOf } from './localized-entries';
import { differences } from './localized-writes';
import { permissionsOf, permittedData } from './permissions';
import { adminRoute, callRoute, type SiteAdminRoute } from './route';

interface PlainRow extends Row {
  updatedBy?: Parameters<typeof nameOf>[0];
}

export interface EntryFacts extends Tagged {
  key: string;
  lastUpdated: string;
}

interface Declaration<View> {
  uid: string;
  path: '/redirects';
  views(strapi: Strapi, entries: readonly { facts: EntryFacts; visible: Data }[]): Promise<View[]>;
}

/** Serves one type of many entries without languages at /site-admin (docs/decisions/0083). */
export class PlainKind<Input extends object, View extends Tagged> {
  readonly type: PlainType;

  constructor(private readonly declaration: Declaration<View>) {
    this.type = plainTypeOf(declaration.uid);
  }

  async list(strapi: Strapi, context: AdminContext): Promise<View[]> {
    return this.views(strapi, context, await this.rows(strapi));
  }

  private async create(strapi: Strapi, context: AdminContext, input: Input): Promise<View> {
    return await strapi.db.transaction(async () => {
      const key = await this.add(strapi, context, input);
      return await this.read(strapi, context, key);
    });
  }

  async add(strapi: Strapi, context: AdminContext, input: Input): Promise<string> {
    const { uid } = this.type;
    const { user } = context.state;
    const planned = { createdBy: { id: user.id } };
    const permitted = await permittedData(permissionsOf(strapi, context, uid), { planned }, input as Data);
    const data = { ...permitted, createdBy: user.id, updatedBy: user.id };
    return (await documents(strapi, uid).create({ data })).documentId;
  }

  async change(strapi: Strapi, context: AdminContext, existing: Row, input: Input): Promise<boolean> {
    const { uid } = this.type;
    const changes = differences(input as Data, existing);
    if (Object.keys(changes).length === 0) return false;
    const data = await permittedData(permissionsOf(strapi, context, uid), { existing }, changes);
    const updatedBy = context.state.user.id;
    await documents(strapi, uid).update({
      documentId: existing.documentId,
      data: { ...data, updatedBy },
    });
    return true;
  }

  async saveOver(
    strapi: Strapi,
    context: AdminContext,
    key: string,
    inputOver: (stored: View) => Input,
  ): Promise<View> {
    return this.locked(strapi, key, async (existing) => {
      const given = inputOver(await this.read(strapi, context, key));
      await this.change(strapi, context, existing, given);
      return this.read(strapi, context, key);
    });
  }

  routes(strapi: Strapi): SiteAdminRoute[] {
    const { path } = this.declaration;
    return [
      adminRoute('GET', `${path}/{key}`, `read ${this.type.kind}`, (context) =>
        this.read(strapi, context, keyOf(context)),
      ),
      this.route(`GET /api${path}`, (context) => this.list(strapi, context)),
      this.route(`POST /api${path}`, (context, input) => this.create(strapi, context, input), this.onNew),
      this.route(
        `PUT /api${path}/{key}`,
        (context, input) => this.save(strapi, context, input),
        this.on('save'),
      ),
      this.route(`DELETE /api${path}/{key}`, (context) => this.remove(strapi, context), this.on('delete')),
    ];
  }

  /** Names an entry in the audit trail as people know it. */
  on(action: 'save' | 'delete'): ActReader {
    const { uid, kind, nameField } = this.type;
    return async (context, strapi) => {
      const key = keyOf(context);
      const row = await table<Row>(strapi, uid).findOne({ where: { documentId: key } });
      return () => actsOn(action, kind, [String(row?.[nameField] ?? key)]);
    };
  }

  private readonly onNew: ActReader = () => (answer) =>
    actsOn('save', this.type.kind, [String((answer as Data)[this.type.nameField])]);

  private route(
    name: CallName,
    answer: (context: AdminContext, input: Input) => Promise<unknown>,
    acts: ActReader | null = null,
  ): SiteAdminRoute {
    // The type of the kind has the input and the answer of its calls.
    const handle = ({ context, input }: { context: AdminContext; input: unknown }) =>
      answer(context, input as Input) as never;
    return callRoute<CallName>(name, handle, { acts });
  }

  private save(strapi: Strapi, context: AdminContext, input: Input): Promise<View> {
    return this.saveOver(strapi, context, keyOf(context), (stored) => {
      rejectStale(context.get('If-Match'), stored);
      return input;
    });
  }

  private async remove(strapi: Strapi, context: AdminContext): Promise<void> {
    const key = keyOf(context);
    await this.locked(strapi, key, async (row) => {
      rejectStale(context.get('If-Match'), await this.read(strapi, context, key));
      if (permissionsOf(strapi, context, this.type.uid).cannot.delete(row)) throw new errors.ForbiddenError();
      await documents(strapi, this.type.uid).delete({ documentId: key });
    });
  }

  /** Throws NotFoundError also if the account may read nothing of the entry. */
  private async read(strapi: Strapi, context: AdminContext, key: string): Promise<View> {
    const [view] = await this.views(strapi, context, await this.rows(strapi, key));
    if (!view) throw new errors.NotFoundError();
    return view;
  }

  private rows(strapi: Strapi, documentId?: string): Promise<PlainRow[]> {
    return table<PlainRow>(strapi, this.type.uid).findMany({
      where: documentId === undefined ? {} : { documentId },
      populate: {
        createdBy: { select: ['id'] },
        updatedBy: { select: ['id', 'firstname', 'lastname', 'username'] },
      },
      orderBy: [{ [this.type.nameField]: 'asc' }],
    });
  }

  private async locked<T>(strapi: Strapi, key: string, work: (row: PlainRow) => Promise<T>): Promise<T> {
    return await strapi.db.transaction(async ({ trx }) => {
      await trx(this.type.table).where({ document_id: key }).forUpdate().select('id');
      const [row] = await this.rows(strapi, key);
      if (!row) throw new errors.NotFoundError();
      return work(row);
    });
  }

  private async views(strapi: Strapi, context: AdminContext, rows: readonly PlainRow[]): Promise<View[]> {
    const { uid, fields } = this.type;
    const permissions = permissionsOf(strapi, context, uid);
    const readable = rows.filter((row) => permissions.can.read(row));
    const entries = readable.map(async (row) => ({
      visible: await permissions.sanitizeOutput(row),
      facts: {
        key: row.documentId,
        etag: etagOf(fields.map((field) => row[field] ?? null)),
        lastUpdated: new Date(row.updatedAt ?? 0).toISOString(),
        updatedBy: nameOf(row.updatedBy),
      },
    }));
    return this.declaration.views(strapi, await Promise.all(entries));
  }
}

const keyOf = ({ params }: AdminContext) => params.key ?? '';
