import { errors } from '@strapi/utils';
import { actsOn } from '../audit/acts';
import type { ActReader } from '../audit/recording';
import { type PlainType, plainTypeOf } from '../content-types';
import { type AdminContext, type Data, documents, type Strapi, table } from '../strapi';
import { EditedKind, type KindActs, type KindPath } from './edited-kind';
import { etagOf, type Tagged } from './etag';
import { type EditedRow, nameOf, PEOPLE, timeOf } from './localized-entries';
import { differences } from './localized-writes';
import { permissionsOf, permittedData } from './permissions';

export interface EntryFacts extends Tagged {
  key: string;
  lastUpdated: string;
}

interface Declaration<View> {
  uid: string;
  path: KindPath;
  views(strapi: Strapi, entries: readonly { facts: EntryFacts; visible: Data }[]): Promise<View[]>;
}

/** Serves one type of many entries without languages at /site-admin (docs/decisions/0083). */
export class PlainKind<Input extends object, View extends Tagged> extends EditedKind<EditedRow, Input, View> {
  readonly type: PlainType;
  protected readonly path: KindPath;
  readonly acts: KindActs;

  constructor(private readonly declaration: Declaration<View>) {
    super();
    this.type = plainTypeOf(declaration.uid);
    this.path = declaration.path;
    const { kind, nameField } = this.type;
    this.acts = {
      create: () => (answer) => actsOn('save', kind, [String((answer as Data)[nameField])]),
      save: this.on('save'),
      delete: this.on('delete'),
    };
  }

  /** Names an entry in the audit trail as people know it. */
  private on(action: 'save' | 'delete'): ActReader {
    const { uid, kind, nameField } = this.type;
    return async ({ params: { key = '' } }, strapi) => {
      const row = await table(strapi, uid).findOne({ where: { documentId: key } });
      return () => actsOn(action, kind, [String(row?.[nameField] ?? key)]);
    };
  }

  async list(strapi: Strapi, context: AdminContext): Promise<View[]> {
    return this.views(strapi, context, await this.rows(strapi, {}));
  }

  async add(strapi: Strapi, context: AdminContext, input: Input): Promise<string> {
    const { uid } = this.type;
    const { user } = context.state;
    const planned = { createdBy: { id: user.id } };
    const permitted = await permittedData(permissionsOf(strapi, context, uid), { planned }, input as Data);
    const data = { ...permitted, createdBy: user.id, updatedBy: user.id };
    return (await documents(strapi, uid).create({ data })).documentId;
  }

  async change(
    strapi: Strapi,
    context: AdminContext,
    { key, stored: existing }: { key: string; stored: EditedRow },
    input: Input,
  ): Promise<boolean> {
    const { uid } = this.type;
    const changes = differences(input as Data, existing);
    if (Object.keys(changes).length === 0) return false;
    const data = await permittedData(permissionsOf(strapi, context, uid), { existing }, changes);
    const updatedBy = context.state.user.id;
    await documents(strapi, uid).update({ documentId: key, data: { ...data, updatedBy } });
    return true;
  }

  protected async delete(strapi: Strapi, context: AdminContext, row: EditedRow): Promise<void> {
    const { uid } = this.type;
    if (permissionsOf(strapi, context, uid).cannot.delete(row)) throw new errors.ForbiddenError();
    await documents(strapi, uid).delete({ documentId: row.documentId });
  }

  protected async locked<T>(strapi: Strapi, key: string, work: () => Promise<T>): Promise<T> {
    return await strapi.db.transaction(async ({ trx }) => {
      await trx(this.type.table).where({ document_id: key }).forUpdate().select('id');
      return work();
    });
  }

  protected async find(strapi: Strapi, context: AdminContext, key: string) {
    const [stored] = await this.rows(strapi, { documentId: key });
    const [view] = stored ? await this.views(strapi, context, [stored]) : [];
    if (!stored || !view) throw new errors.NotFoundError();
    return { stored, view };
  }

  private rows(strapi: Strapi, where: Data): Promise<EditedRow[]> {
    const { uid, nameField } = this.type;
    return table<EditedRow>(strapi, uid).findMany({
      where,
      populate: PEOPLE,
      orderBy: [{ [nameField]: 'asc' }],
    });
  }

  private async views(strapi: Strapi, context: AdminContext, rows: readonly EditedRow[]): Promise<View[]> {
    const { uid, fields } = this.type;
    const permissions = permissionsOf(strapi, context, uid);
    const readable = rows.filter((row) => permissions.can.read(row));
    const entries = readable.map(async (row) => ({
      visible: await permissions.sanitizeOutput(row),
      facts: {
        key: row.documentId,
        etag: etagOf(fields.map((field) => row[field] ?? null)),
        lastUpdated: timeOf(row),
        updatedBy: nameOf(row.updatedBy),
      },
    }));
    return this.declaration.views(strapi, await Promise.all(entries));
  }
}
