import { errors } from '@strapi/utils';
import type { CallName } from '../../contract/calls';
import type { OrderedPlural } from '../../contract/ordered-kinds';
import { onKeyed, onNewKey } from '../audit/content-acts';
import type { ActReader } from '../audit/recording';
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
import { refusal } from './refusal';
import { adminRoute, callRoute, type SiteAdminRoute } from './route';

interface Declaration<T extends LocalizedRow, Input, View extends Tagged> {
  uid: string;
  path: '/content-sections' | '/projects' | '/product-texts' | `/${OrderedPlural}`;
  populate?: Populate;
  /** Limits the answer to what the account may see, but not its etag. */
  view(visible: Rows<T>, all: Rows<T>, sources?: Sources): View;
  /** Without it a missing entry is 404. */
  emptyView?(key: string): View;
  changes(strapi: Strapi, rows: T[], input: Input): Changes | Promise<Changes>;
  compare?(a: Rows<T>, b: Rows<T>): number;
}

/** Serves one localized content type at /site-admin (docs/decisions/0032). */
export class LocalizedKind<T extends LocalizedRow, Input, View extends Tagged> {
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
    const { path } = this.declaration;
    const { kind } = this.type;
    const routes = [
      adminRoute('GET', `${path}/{key}`, `read ${kind}`, (context) =>
        this.read(strapi, context, keyOf(context)),
      ),
      this.route(`PUT /api${path}/{key}`, this.save, strapi, onKeyed('save', this.type)),
    ];
    if (path === '/product-texts') return routes;
    return [
      ...routes,
      this.route(`GET /api${path}`, this.list, strapi),
      this.route(`POST /api${path}`, this.create, strapi, onNewKey(this.type)),
      this.route(`DELETE /api${path}/{key}`, this.remove, strapi, onKeyed('delete', this.type)),
    ];
  }

  private route(
    name: CallName,
    answer: (strapi: Strapi, context: AdminContext, input: Input) => Promise<unknown>,
    strapi: Strapi,
    acts: ActReader | null = null,
  ): SiteAdminRoute {
    // The type of the resource has the input and the answer of its calls.
    const handle = ({ context, input }: { context: AdminContext; input: unknown }) =>
      answer.call(this, strapi, context, input as Input) as never;
    return callRoute<CallName>(name, handle, { acts });
  }

  private async create(strapi: Strapi, context: AdminContext, input: Input): Promise<View> {
    const key = String((input as Data)[this.type.keyField]);
    return strapi.db.transaction(async () => {
      const changes = await this.declaration.changes(strapi, [], input);
      await writeEntry(strapi, context, { type: this.type, key, rows: null, changes });
      return this.read(strapi, context, key);
    });
  }

  private save(strapi: Strapi, context: AdminContext, input: Input): Promise<View> {
    const key = keyOf(context);
    const { [this.type.keyField]: repeated = key } = input as Data;
    if (repeated !== key) throw refusal('key-fixed');
    return this.saveOver(strapi, context, key, (stored) => {
      rejectStale(context.get('If-Match'), stored);
      return input;
    });
  }

  /** Saves, in one transaction, what is made of the stored entry, whose rows are locked. */
  saveOver(
    strapi: Strapi,
    context: AdminContext,
    key: string,
    inputOver: (stored: View) => Input,
  ): Promise<View> {
    return changeEntry(strapi, this.type, key, async () => {
      const { view, rows } = await this.readWithRows(strapi, context, key);
      const changes = await this.declaration.changes(strapi, rows ?? [], inputOver(view));
      if (hasChanges(changes)) await writeEntry(strapi, context, { type: this.type, key, rows, changes });
      return this.read(strapi, context, key);
    });
  }

  private async remove(strapi: Strapi, context: AdminContext): Promise<void> {
    const key = keyOf(context);
    await changeEntry(strapi, this.type, key, async () => {
      const { view, rows } = await this.readWithRows(strapi, context, key);
      rejectStale(context.get('If-Match'), view);
      if (!rows) throw new errors.NotFoundError();
      await deleteEntry(strapi, context, this.type, rows);
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
