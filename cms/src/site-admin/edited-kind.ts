import type { z } from 'zod';
import { CALLS, type CallName } from '../../contract/calls';
import type { OrderedPlural } from '../../contract/ordered-kinds';
import type { ActReader } from '../audit/recording';
import type { ContentType, PlainType } from '../content-types';
import type { AdminContext, Strapi } from '../strapi';
import { rejectStale, type Tagged, unlessStale } from './etag';
import { adminRoute, callRoute, type SiteAdminRoute } from './route';

export type KindPath =
  | '/content-sections'
  | '/projects'
  | '/product-texts'
  | '/redirects'
  | `/${OrderedPlural}`;

/** Tells the audit trail what a call did. */
export type KindActs = Readonly<Record<'create' | 'save' | 'delete', ActReader>>;

type Answer<Input> = (context: AdminContext, input: Input) => Promise<unknown>;

const keyOf = ({ params }: AdminContext) => params.key ?? '';

/** Serves the calls that the contract declares for a type of many entries (docs/decisions/0032). */
export abstract class EditedKind<Stored, Input, View extends Tagged> {
  abstract readonly type: ContentType | PlainType;
  protected abstract readonly path: KindPath;
  abstract readonly acts: KindActs;

  abstract list(strapi: Strapi, context: AdminContext): Promise<View[]>;

  /** Throws NotFoundError also if the account may read nothing of the entry. */
  protected abstract find(
    strapi: Strapi,
    context: AdminContext,
    key: string,
  ): Promise<{ stored: Stored; view: View }>;

  /** Creates an entry, within a transaction, and returns its key. */
  abstract add(strapi: Strapi, context: AdminContext, input: Input): Promise<string>;

  /** Returns whether anything changes. */
  abstract change(
    strapi: Strapi,
    context: AdminContext,
    entry: { key: string; stored: Stored },
    input: Input,
  ): Promise<boolean>;

  protected abstract delete(strapi: Strapi, context: AdminContext, stored: Stored): Promise<void>;

  /** Runs in a transaction that has locked the entry. */
  protected abstract locked<T>(strapi: Strapi, key: string, work: () => Promise<T>): Promise<T>;

  /** Checks what a save may change. */
  get input(): z.ZodType {
    return CALLS[`PUT /api${this.path}/{key}`].input;
  }

  routes(strapi: Strapi): SiteAdminRoute[] {
    const { path, acts } = this;
    const { kind } = this.type;
    return [
      adminRoute('GET', `${path}/{key}`, `read ${kind}`, (context) =>
        this.read(strapi, context, keyOf(context)),
      ),
      ...this.route(`PUT /api${path}/{key}`, (...call) => this.save(strapi, ...call), acts.save),
      ...this.route(`GET /api${path}`, (context) => this.list(strapi, context)),
      ...this.route(`POST /api${path}`, (...call) => this.create(strapi, ...call), acts.create),
      ...this.route(`DELETE /api${path}/{key}`, (context) => this.remove(strapi, context), acts.delete),
    ];
  }

  /** Returns no route for a call that the contract does not declare. */
  protected route(name: string, answer: Answer<Input>, acts: ActReader | null = null): SiteAdminRoute[] {
    if (!Object.hasOwn(CALLS, name)) return [];
    // The type of the kind has the input and the answer of its calls.
    const handle = ({ context, input }: { context: AdminContext; input: unknown }) =>
      answer(context, input as Input) as never;
    return [callRoute<CallName>(name as CallName, handle, { acts })];
  }

  async read(strapi: Strapi, context: AdminContext, key: string): Promise<View> {
    return (await this.find(strapi, context, key)).view;
  }

  private async create(strapi: Strapi, context: AdminContext, input: Input): Promise<View> {
    return await strapi.db.transaction(async () =>
      this.read(strapi, context, await this.add(strapi, context, input)),
    );
  }

  protected save(strapi: Strapi, context: AdminContext, input: Input): Promise<View> {
    return this.saveOver(strapi, context, keyOf(context), unlessStale(context, input));
  }

  /** Saves, in one transaction, what is made of the stored entry, which is locked. */
  saveOver(
    strapi: Strapi,
    context: AdminContext,
    key: string,
    inputOver: (stored: View) => Input,
  ): Promise<View> {
    return this.locked(strapi, key, async () => {
      const { view, stored } = await this.find(strapi, context, key);
      await this.change(strapi, context, { key, stored }, inputOver(view));
      return this.read(strapi, context, key);
    });
  }

  private remove(strapi: Strapi, context: AdminContext): Promise<void> {
    const key = keyOf(context);
    return this.locked(strapi, key, async () => {
      const { view, stored } = await this.find(strapi, context, key);
      rejectStale(context, view);
      await this.delete(strapi, context, stored);
    });
  }
}
