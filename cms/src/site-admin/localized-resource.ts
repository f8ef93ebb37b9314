import { errors } from '@strapi/utils';
import type { z } from 'zod';
import { onKeyed, onNewKey } from '../audit/content-acts';
import { type ContentType, contentTypeOf } from '../content-types';
import type { AdminContext, Data, Strapi } from '../strapi';
import { type Sources, sourcesOf } from '../translations/sources';
import { rejectStale, type Tagged } from './etag';
import {
  documentsOf,
  entriesOf,
  type LocalizedRow,
  type Populate,
  type Rows,
  visibleRows,
} from './localized-entries';
import { type Changes, changeEntry, deleteEntry, hasChanges, writeEntry } from './localized-writes';
import { permissionsOf } from './permissions';
import { adminRoute, parseInput, type SiteAdminRoute } from './route';

interface Declaration<T extends LocalizedRow, Input, View extends Tagged> {
  uid: string;
  /** Below /site-admin. */
  path: string;
  populate?: Populate;
  input: z.ZodType<Input>;
  /** Without it calls can neither list nor create nor delete entries. */
  newInput?: z.ZodType<Input>;
  /** Limits the answer to what the account may see, but not its etag. */
  view(visible: Rows<T>, all: Rows<T>, sources?: Sources): View;
  /** Without it a missing entry is 404. */
  emptyView?(key: string): View;
  changes(strapi: Strapi, rows: T[], input: Input): Changes | Promise<Changes>;
  compare?(a: Rows<T>, b: Rows<T>): number;
}

/** Serves one localized content type at /site-admin (docs/decisions/0032). */
export class LocalizedResource<T extends LocalizedRow, Input, View extends Tagged> {
  readonly type: ContentType;

  constructor(private readonly declaration: Declaration<T, Input, View>) {
    this.type = contentTypeOf(declaration.uid);
  }

  async list(strapi: Strapi, context: AdminContext): Promise<View[]> {
    const entries = await this.entries(strapi);
    const sources = await sourcesOf(strapi, this.type.uid, documentsOf(entries));
    const views = entries.map((rows) => this.view(strapi, context, rows, sources));
    return (await Promise.all(views)).filter((view) => view !== null);
  }

  /** Throws NotFoundError also if the account may read nothing of the entry. */
  async read(strapi: Strapi, context: AdminContext, key: string): Promise<View> {
    return (await this.readWithRows(strapi, context, key)).view;
  }

  /** Ignores the account's permissions. */
  async entries(strapi: Strapi, where?: Data): Promise<Rows<T>[]> {
    const { populate = {}, compare } = this.declaration;
    const entries = await entriesOf<T>(strapi, this.type, populate, where);
    return compare ? entries.sort(compare) : entries;
  }

  routes(strapi: Strapi): SiteAdminRoute[] {
    const { uid, path, newInput } = this.declaration;
    const one = `${path}/:key`;
    const routes = [
      adminRoute('GET', one, ['read', uid], (context) => this.read(strapi, context, keyOf(context))),
      adminRoute('PUT', one, ['update', uid], (context) => this.save(strapi, context), {
        acts: onKeyed('save', this.type),
      }),
    ];
    if (!newInput) return routes;
    const create = (context: AdminContext) => this.create(strapi, context, newInput);
    return [
      ...routes,
      adminRoute('GET', path, ['read', uid], (context) => this.list(strapi, context)),
      adminRoute('POST', path, ['create', uid], create, { status: 201, acts: onNewKey(this.type) }),
      adminRoute('DELETE', one, ['delete', uid], (context) => this.remove(strapi, context), {
        status: 204,
        acts: onKeyed('delete', this.type),
      }),
    ];
  }

  private async create(strapi: Strapi, context: AdminContext, schema: z.ZodType<Input>): Promise<View> {
    const input = parseInput(schema, context.request.body);
    const key = String((input as Data)[this.type.keyField]);
    return strapi.db.transaction(async () => {
      const changes = await this.declaration.changes(strapi, [], input);
      await writeEntry(strapi, context, { type: this.type, key, rows: null, changes });
      return this.read(strapi, context, key);
    });
  }

  private async save(strapi: Strapi, context: AdminContext): Promise<View> {
    const input = parseInput(this.declaration.input, context.request.body);
    return this.change(strapi, context, async (key, rows) => {
      const changes = await this.declaration.changes(strapi, rows ?? [], input);
      if (hasChanges(changes)) await writeEntry(strapi, context, { type: this.type, key, rows, changes });
      return this.read(strapi, context, key);
    });
  }

  private async remove(strapi: Strapi, context: AdminContext): Promise<void> {
    await this.change(strapi, context, async (_key, rows) => {
      if (!rows) throw new errors.NotFoundError();
      await deleteEntry(strapi, context, this.type, rows);
    });
  }

  /** Runs work in one transaction, with the rows locked and If-Match checked. */
  private change<Result>(
    strapi: Strapi,
    context: AdminContext,
    work: (key: string, rows: Rows<T> | null) => Promise<Result>,
  ): Promise<Result> {
    const key = keyOf(context);
    return changeEntry(strapi, this.type, key, async () => {
      const { view, rows } = await this.readWithRows(strapi, context, key);
      rejectStale(context.get('If-Match'), view);
      return work(key, rows);
    });
  }

  private async readWithRows(strapi: Strapi, context: AdminContext, key: string) {
    const [rows = null] = await this.entries(strapi, { [this.type.keyField]: key });
    const sources = await sourcesOf(strapi, this.type.uid, documentsOf(rows ? [rows] : []));
    const view = rows ? await this.view(strapi, context, rows, sources) : this.declaration.emptyView?.(key);
    if (!view) throw new errors.NotFoundError();
    return { view, rows };
  }

  /** Returns null if the account may read nothing of the entry. */
  private async view(
    strapi: Strapi,
    context: AdminContext,
    rows: Rows<T>,
    sources: ReadonlyMap<string, Sources>,
  ): Promise<View | null> {
    const visible = await visibleRows(permissionsOf(strapi, context, this.type.uid), rows);
    return visible && this.declaration.view(visible, rows, sources.get(rows[0].documentId));
  }
}

const keyOf = ({ params }: AdminContext) => params.key ?? '';
