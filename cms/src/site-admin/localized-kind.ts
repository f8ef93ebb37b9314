import { errors } from '@strapi/utils';
import type { z } from 'zod';
import type { RefusalCode } from '../../contract/refusal';
import { onTheOne } from '../audit/acts';
import { onKeyed, onNewKey } from '../audit/content-acts';
import { type ContentType, contentTypeOf } from '../content-types';
import type { AdminContext, Data, Strapi } from '../strapi';
import { type Sources, sourcesOf } from '../translations/sources';
import { EditedKind, type KindActs, type KindPath } from './edited-kind';
import { etagOf, type Tagged } from './etag';
import {
  ageOf,
  documentsOf,
  entriesOf,
  type LocalizedRow,
  outdatedTextsOf,
  type Populate,
  type Rows,
  visibleRows,
} from './localized-entries';
import {
  type Changes,
  changeEntry,
  deleteEntry,
  hasChanges,
  writeEntry,
  writeUndated,
} from './localized-writes';
import { permissionsOf } from './permissions';
import { refusal } from './refusal';
import type { SiteAdminRoute } from './route';

interface Declaration<T extends LocalizedRow, Input, View extends Tagged> {
  uid: string;
  path: KindPath;
  populate?: Populate;
  answer: z.ZodType<View>;
  /** Answers what the account may see; age, etag and outdated translations are added. */
  view(visible: Rows<T>, all: Rows<T>): Data;
  /** The content for the etag: the whole entry, whatever is visible of it, but not its place in an order. */
  content(all: Rows<T>): unknown;
  /** Without it a missing entry is 404. */
  emptyView?(key: string): View;
  changes(strapi: Strapi, rows: T[], input: Input): Changes | Promise<Changes>;
  /** Gives the entries an order, and refuses a new one that names an unknown entry with this code. */
  unknownInOrder?: RefusalCode;
}

/** Serves one localized content type at /site-admin. */
export class LocalizedKind<T extends LocalizedRow, Input, View extends Tagged> extends EditedKind<
  Rows<T> | null,
  Input,
  View
> {
  readonly type: ContentType;
  protected readonly path: KindPath;
  readonly acts: KindActs;

  constructor(private readonly declaration: Declaration<T, Input, View>) {
    super();
    this.type = contentTypeOf(declaration.uid);
    this.path = declaration.path;
    this.acts = {
      create: onNewKey(this.type),
      save: onKeyed('save', this.type),
      delete: onKeyed('delete', this.type),
    };
  }

  async list(strapi: Strapi, context: AdminContext): Promise<View[]> {
    const entries = await this.entries(strapi);
    const sources = await sourcesOf(strapi, this.type.uid, documentsOf(entries));
    const views = entries.map((rows) => this.view(strapi, context, rows, sources));
    return (await Promise.all(views)).filter((view) => view !== null);
  }

  override routes(strapi: Strapi): SiteAdminRoute[] {
    const { path, type } = this;
    return [
      // Precedes the routes of one entry, which would match too.
      ...this.route(
        `PUT /api${path}/order`,
        (context, input) => this.reorder(strapi, context, (input as { keys: string[] }).keys),
        onTheOne('save', type.kind),
      ),
      ...super.routes(strapi),
    ];
  }

  /** Ignores the account's permissions. */
  private async entries(strapi: Strapi, where?: Data): Promise<Rows<T>[]> {
    const { populate = {}, unknownInOrder } = this.declaration;
    const entries = await entriesOf<T>(strapi, this.type, populate, where);
    // Sorts as the site does.
    return unknownInOrder ? entries.sort(([a], [b]) => Number(a.order ?? 0) - Number(b.order ?? 0)) : entries;
  }

  async add(strapi: Strapi, context: AdminContext, input: Input): Promise<string> {
    const key = String((input as Data)[this.type.keyField]);
    const changes = await this.declaration.changes(strapi, [], input);
    await writeEntry(strapi, context, { type: this.type, key, rows: null, changes });
    return key;
  }

  protected override save(strapi: Strapi, context: AdminContext, input: Input): Promise<View> {
    const { key } = context.params;
    const { [this.type.keyField]: repeated = key } = input as Data;
    if (repeated !== key) throw refusal('key-fixed');
    return super.save(strapi, context, input);
  }

  protected locked<R>(strapi: Strapi, key: string, work: () => Promise<R>): Promise<R> {
    return changeEntry(strapi, this.type, key, work);
  }

  async change(
    strapi: Strapi,
    context: AdminContext,
    { key, stored: rows }: { key: string; stored: Rows<T> | null },
    input: Input,
  ): Promise<boolean> {
    const changes = await this.declaration.changes(strapi, rows ?? [], input);
    if (!hasChanges(changes)) return false;
    await writeEntry(strapi, context, { type: this.type, key, rows, changes });
    return true;
  }

  protected async delete(strapi: Strapi, context: AdminContext, rows: Rows<T> | null): Promise<void> {
    if (!rows) throw new errors.NotFoundError();
    await deleteEntry(strapi, context, this.type, rows);
  }

  /** Puts the named entries first, in this order, before the others. */
  private async reorder(strapi: Strapi, context: AdminContext, keys: readonly string[]): Promise<void> {
    const { keyField } = this.type;
    const { unknownInOrder = 'entry-unknown' } = this.declaration;
    await strapi.db.transaction(async () => {
      const entries = await this.entries(strapi);
      const named = keys.map((key) => {
        const found = entries.find(([row]) => row[keyField] === key);
        if (!found) throw refusal(unknownInOrder, { field: 'keys' });
        return found;
      });
      const others = entries.filter((rows) => !named.includes(rows));
      for (const [index, rows] of [...named, ...others].entries()) {
        await writeUndated(strapi, context, this.type, rows, { order: index + 1 });
      }
    });
  }

  protected async find(strapi: Strapi, context: AdminContext, key: string) {
    const [rows = null] = await this.entries(strapi, { [this.type.keyField]: key });
    const sources = await sourcesOf(strapi, this.type.uid, documentsOf(rows ? [rows] : []));
    const view = rows ? await this.view(strapi, context, rows, sources) : this.declaration.emptyView?.(key);
    if (!view) throw new errors.NotFoundError();
    return { view, stored: rows };
  }

  /** Returns null if the account may read nothing of the entry. */
  private async view(
    strapi: Strapi,
    context: AdminContext,
    rows: Rows<T>,
    sources: ReadonlyMap<string, Sources>,
  ): Promise<View | null> {
    const { uid } = this.type;
    const { answer, view, content } = this.declaration;
    const visible = await visibleRows(permissionsOf(strapi, context, uid), rows);
    if (!visible) return null;
    return answer.parse({
      ...view(visible, rows),
      outdated: outdatedTextsOf(uid, visible, sources.get(rows[0].documentId)),
      etag: etagOf(content(rows)),
      ...ageOf(visible),
    });
  }
}
