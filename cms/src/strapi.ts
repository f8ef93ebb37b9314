import type { IncomingMessage } from 'node:http';
import type { Core, UID } from '@strapi/strapi';

/** Strapi types its services as `any`, and its documents by generated files that a clone lacks. All casts are here. */

export type Strapi = Core.Strapi;
export type Data = Record<string, unknown>;

export interface Row extends Data {
  id: number;
  documentId: string;
  locale: string | null;
  publishedAt: string | Date | null;
  updatedAt: string | Date | null;
}

export interface Documents {
  create(params: { locale?: string; data: Data }): Promise<Row>;
  update(params: { documentId: string; locale?: string; data: Data }): Promise<Row | null>;
  publish(params: { documentId: string; locale: string }): Promise<{ entries: Row[] }>;
  findOne(params: {
    documentId: string;
    locale?: string;
    status?: 'draft' | 'published';
    populate?: Populate;
  }): Promise<Row | null>;
  findMany(params: DocumentQuery): Promise<Row[]>;
  count(params: { filters?: Data }): Promise<number>;
  delete(params: { documentId: string; locale?: string }): Promise<unknown>;
}

interface DocumentQuery {
  filters?: Data;
  populate?: Populate;
  sort?: string[];
  start?: number;
  limit?: number;
}

export const documents = (strapi: Strapi, uid: string) =>
  strapi.documents(uid as UID.ContentType) as unknown as Documents;

export type Populate = string[] | Record<string, true | { select?: string[]; populate?: Populate }>;

export interface Table<T> {
  findOne(params: { where?: Data; select?: string[]; populate?: Populate }): Promise<T | null>;
  findMany(params: {
    where?: Data;
    select?: string[];
    populate?: Populate;
    orderBy?: Record<string, 'asc' | 'desc'>[];
    offset?: number;
    limit?: number;
  }): Promise<T[]>;
  findPage(params: {
    where?: Data;
    populate?: Populate;
    orderBy?: Record<string, 'asc' | 'desc'>[];
    page: number;
    pageSize: number;
  }): Promise<{ results: T[]; pagination: { total: number } }>;
  update(params: { where: Data; data: Data }): Promise<T | null>;
  updateMany(params: { where: Data; data: Data }): Promise<{ count: number }>;
  deleteMany(params: { where: Data }): Promise<{ count: number }>;
}

/** Returns Strapi's Query Engine, which runs lifecycles but skips i18n and drafts. */
export const table = <T = Row>(strapi: Strapi, uid: string) =>
  strapi.db.query(uid as UID.ContentType) as unknown as Table<T>;

/** Selects columns of the matching rows; `$in` takes one column. */
export const subquery = (strapi: Strapi, uid: string, fields: string | string[], where: Data) =>
  strapi.db.queryBuilder(uid).select(fields).where(where).getKnexQuery();

export interface Model {
  info: { displayName: string };
  attributes: Record<string, { type: string; component?: string }>;
}

export const modelOf = (strapi: Strapi, uid: string) =>
  strapi.getModel(uid as UID.ContentType) as unknown as Model;

export interface DocumentContext {
  uid: string;
  action: string;
  params: { documentId?: string; locale?: string | string[]; data?: Data };
}

type DocumentMiddleware = (context: DocumentContext, next: () => Promise<unknown>) => Promise<unknown>;

export type DocumentRule = (strapi: Strapi, ...args: Parameters<DocumentMiddleware>) => Promise<unknown>;

export function applyDocumentRules(
  strapi: Strapi,
  rulesByType: Readonly<Record<string, readonly DocumentRule[]>>,
): void {
  const use = strapi.documents.use as unknown as (middleware: DocumentMiddleware) => void;
  use((context, next) => {
    const rules = rulesByType[context.uid] ?? [];
    return rules.reduceRight<() => Promise<unknown>>(
      (inner, rule) => () => rule(strapi, context, inner),
      next,
    )();
  });
}

export const service = <T>(strapi: Strapi, uid: string) => strapi.service(uid as UID.Service) as unknown as T;

export const pluginService = <T>(strapi: Strapi, plugin: string, name: string) =>
  strapi.plugin(plugin).service(name) as unknown as T;

export const pluginController = <T>(strapi: Strapi, plugin: string, name: string) =>
  strapi.plugin(plugin).controller(name) as unknown as T;

export interface HttpContext {
  method: string;
  path: string;
  status: number;
  body: unknown;
  req: IncomingMessage;
  request: { body?: unknown; files?: unknown; ip: string };
  response: { get(header: string): string };
  get(header: string): string;
  is(type: string): string | false | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}

export interface AdminUser {
  id: number;
  username: string | null;
  email: string;
  firstname: string | null;
  lastname: string | null;
  roles: { code: string }[];
}

export interface Ability {
  can(action: string, subject: unknown): boolean;
  rulesFor(action: string, model: string, field?: string): unknown[];
}

/** After Strapi has checked the access token. */
export interface AdminContext extends HttpContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** `session` is missing for a program with a token of the account. */
  state: { user: AdminUser; userAbility: Ability; session?: { id: string } };
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  config?: {
    policies?: (string | { name: string; config: Data })[];
    middlewares?: HttpMiddleware<AdminContext>[];
  };
  /** Takes an `AdminContext` in admin routes, an `HttpContext` in others. */
  handler(context: never): Promise<void>;
}

type RouterInput = Parameters<Strapi['server']['routes']>[0];

export function addAdminRoutes(strapi: Strapi, prefix: string, routes: Route[]): void {
  const type = 'admin';
  const router = { type, prefix, routes: routes.map((route) => ({ ...route, info: { type } })) };
  strapi.server.routes(router as unknown as RouterInput);
}

/** A router of type "content-api" would put /api before the path. */
export function addOpenRoute(strapi: Strapi, route: Route): void {
  const open = { ...route, info: { type: 'content-api' }, config: { auth: false } };
  strapi.server.routes([open] as unknown as RouterInput);
}

export type HttpMiddleware<Context = HttpContext> = (
  context: Context,
  next: () => Promise<unknown>,
) => Promise<unknown>;

interface BodyOptions {
  json?: boolean;
  jsonLimit?: string;
  multipart?: boolean;
  text?: boolean;
  urlencoded?: boolean;
  formidable?: Data;
}

export function bodyParser(strapi: Strapi, options: BodyOptions): HttpMiddleware {
  type Factory = (options: BodyOptions, context: { strapi: Strapi }) => HttpMiddleware;
  return (strapi.middleware('strapi::body') as unknown as Factory)(options, { strapi });
}

export interface PluginRoute {
  method: string;
  handler: unknown;
  config?: { middlewares?: unknown[] };
}
interface Router {
  type?: string;
  routes: PluginRoute[];
}

/** Routes can be changed until Strapi has registered them. */
export function panelRoutes(strapi: Strapi, part: 'admin' | 'upload' | 'i18n'): PluginRoute[] {
  const { routes } = part === 'admin' ? strapi.admin : strapi.plugin(part);
  const { admin } = routes as unknown as { admin: Router };
  return admin.routes;
}

export function everyPanelRoute(strapi: Strapi): { part: string; route: PluginRoute }[] {
  const parts = [['admin', strapi.admin], ...Object.entries(strapi.plugins)] as const;
  return parts.flatMap(([part, { routes }]) =>
    Object.values(routes as unknown as Record<string, Router>)
      .filter(({ type }) => type === 'admin')
      .flatMap((router) => router.routes.map((route) => ({ part, route }))),
  );
}

/** Runs outside the route's other middlewares, and within the check of the account. */
export function wrapRoute<Context extends HttpContext>(
  route: PluginRoute,
  middleware: HttpMiddleware<Context>,
): void {
  route.config = { ...route.config, middlewares: [middleware, ...(route.config?.middlewares ?? [])] };
}

/** Runs within the check of the account. Finds the route by handler, because paths have several spellings. */
export function setPanelMiddleware<Context extends HttpContext>(
  strapi: Strapi,
  handler: string,
  middleware: HttpMiddleware<Context>,
): void {
  const route = panelRoutes(strapi, 'admin').find((candidate) => candidate.handler === handler);
  if (!route) throw new Error(`Strapi has no route for ${handler}.`);
  route.config = { ...route.config, middlewares: [middleware] };
}
