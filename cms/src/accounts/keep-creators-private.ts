import { errors, traverse } from '@strapi/utils';
import { type Data, type Strapi, service } from '../strapi';

const ADMIN_USER = 'admin::user';
const READ_PEOPLE = 'admin::users.read';
const KNOWN_TO_COLLEAGUES = ['id', 'documentId', 'firstname', 'lastname', 'username'];
const CREATORS = new Set(['createdBy', 'updatedBy']);

interface PermissionsManager {
  ability: { can(action: string): boolean };
  model: string;
  sanitizeQuery(query: Data, options?: unknown): Promise<Data>;
  validateQuery(query: Data, options?: unknown): Promise<unknown>;
  sanitizeOutput(data: unknown, options?: unknown): Promise<unknown>;
}
interface AdminPermissions {
  createPermissionsManager(options: { ability: unknown; action?: string; model: string }): PermissionsManager;
}
type TraversalContext = Parameters<typeof traverse.traverseQueryFilters>[1];
type Visitor = Parameters<typeof traverse.traverseQueryFilters>[0];
type Visit = Parameters<Visitor>[0];

/**
 * Hides the e-mail addresses of creators from accounts without the right to list users; Strapi shows them to all, and
 * filters and sorts by them. Wraps the permissions manager, which every call of the panel uses.
 */
export function keepCreatorsPrivate(strapi: Strapi): void {
  const permissions = service<AdminPermissions>(strapi, 'admin::permission');
  const { createPermissionsManager } = permissions;
  permissions.createPermissionsManager = (options) => {
    const manager = createPermissionsManager(options);
    if (manager.ability.can(READ_PEOPLE)) return manager;
    const getModel = (uid: string) => strapi.getModel(uid as never);
    const refuse = (query: Data) => refusePrivateFields({ schema: getModel(options.model), getModel }, query);
    const { sanitizeQuery, validateQuery, sanitizeOutput } = manager;
    return Object.assign(manager, {
      async sanitizeQuery(query: Data, given?: unknown) {
        await refuse(query);
        return sanitizeQuery(query, given);
      },
      async validateQuery(query: Data, given?: unknown) {
        await refuse(query);
        return validateQuery(query, given);
      },
      async sanitizeOutput(data: unknown, given?: unknown) {
        return withKnownFields(await sanitizeOutput(data, given));
      },
    });
  };
}

/** Throws a ValidationError for a query that names another field of a user. */
async function refusePrivateFields(
  context: TraversalContext,
  { filters, sort, fields, populate }: Data,
): Promise<void> {
  if (filters) await traverse.traverseQueryFilters(refuseField, context, filters);
  if (sort) await traverse.traverseQuerySort(refuseField, context, sort);
  if (fields) await traverse.traverseQueryFields(refuseField, context, fields);
  if (populate) await traverse.traverseQueryPopulate(refuseFieldOrQuery, context, populate);
}

function refuseField({ key, attribute, schema, path }: Visit): void {
  if (schema.uid !== ADMIN_USER || !attribute || KNOWN_TO_COLLEAGUES.includes(key)) return;
  throw new errors.ValidationError(`Invalid key ${path.attribute ?? key}`);
}

/** Checks also the filters, order and fields inside `populate`. */
const refuseFieldOrQuery: Visitor = (visit) => {
  const { key, value, attribute, schema, getModel } = visit;
  if (attribute) return refuseField(visit);
  if (key === 'populate' || key === 'on') return undefined; // the traversal visits the contents
  return refusePrivateFields({ schema, getModel }, { [key]: value }) as unknown as undefined;
};

function withKnownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKnownFields);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      CREATORS.has(key) && isPlainObject(child) ? knownFieldsOf(child) : withKnownFields(child),
    ]),
  );
}

const knownFieldsOf = (person: Data) =>
  Object.fromEntries(Object.entries(person).filter(([field]) => KNOWN_TO_COLLEAGUES.includes(field)));

const isPlainObject = (value: unknown): value is Data =>
  Object.prototype.toString.call(value) === '[object Object]';
