import { z } from 'zod';
import { NAMED_SCHEMAS } from './named-schemas';
import { OPERATIONS, type Operation } from './operations.server';

type Json = Record<string, unknown>;

interface DocumentOptions {
  siteUrl: string;
  sessionCookie: string;
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'The input is not valid.',
  401: 'Nobody is signed in, or the session is over.',
  403: 'The account may not do this, or another site asks.',
  404: 'There is no such thing.',
  405: 'The method is not allowed; Allow names those that are.',
  409: 'There is one already.',
  413: 'The body is too large.',
  415: 'The body has the wrong type.',
  429: 'Too many attempts; Retry-After says when the next is allowed.',
  503: 'Strapi cannot be reached; Retry-After says when to try again.',
};

const referenceTo = (name: string) => `#/components/schemas/${name}`;

function components(): { schemas: Json; name: (schema: z.ZodType) => string | null } {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: referenceTo });
  const named = Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [
    id,
    schema,
  ]);
  return { schemas: Object.fromEntries(named), name: (schema) => registry.get(schema)?.id ?? null };
}

/** A reference where the schema has a name, also inside of lists and alternatives. */
function shapeOf(schema: z.ZodType, name: (schema: z.ZodType) => string | null): Json {
  const known = name(schema);
  if (known !== null) return { $ref: referenceTo(known) };
  if (schema instanceof z.ZodArray) {
    return { type: 'array', items: shapeOf(schema.element as z.ZodType, name) };
  }
  if (schema instanceof z.ZodUnion) {
    return { anyOf: schema.options.map((option) => shapeOf(option as z.ZodType, name)) };
  }
  const { $schema: _dialect, ...description } = z.toJSONSchema(schema, { io: 'input' });
  return description;
}

const PICTURE_FORM = {
  type: 'object',
  properties: {
    image: { type: 'string', contentMediaType: 'application/octet-stream' },
    alternativeText: { type: 'string' },
  },
  required: ['image'],
};

function parametersOf({ path, query = [], stale }: Operation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true }));
  const inQuery = query.map((name) => ({ name, in: 'query' }));
  const description = 'The state that the change is based on. Without it the change is made in any case.';
  const inHeader = stale ? [{ name: 'If-Match', in: 'header', description }] : [];
  return [...inPath, ...inQuery, ...inHeader].map((parameter) => ({
    ...parameter,
    schema: { type: 'string' },
  }));
}

function operationObject(operation: Operation, name: (schema: z.ZodType) => string | null): Json {
  const { summary, input, form, answer, errors = [], stale, conflict } = operation;
  const json = (schema: z.ZodType) => ({ 'application/json': { schema: shapeOf(schema, name) } });
  const content = answer.schema ? json(answer.schema) : { [answer.type ?? 'application/json']: {} };
  const statuses = new Set([...errors, 405, ...(operation.for === 'editors' ? [401, 403, 429, 503] : [])]);
  const failures = [...statuses]
    .sort((a, b) => a - b)
    .map((status) => [
      status,
      {
        description: REASONS[status],
        content: { 'application/json': { schema: { $ref: referenceTo('Error') } } },
      },
    ]);
  const conflicting = stale
    ? { description: 'Somebody else has saved in the meantime.', schema: stale }
    : conflict;
  const parameters = parametersOf(operation);
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(input && { requestBody: { required: true, content: json(input) } }),
    ...(form && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: PICTURE_FORM } } },
    }),
    responses: {
      [answer.status]: { description: 'All is well.', content },
      ...Object.fromEntries(failures),
      ...(conflicting && {
        409: { description: conflicting.description, content: json(conflicting.schema) },
      }),
    },
    ...(operation.for === 'editors' && { security: [{ session: [] }] }),
  };
}

/** The contract as OpenAPI 3.1, made from the schemas by which requests are checked. */
export function openApiDocument({ siteUrl, sessionCookie }: DocumentOptions): Json {
  const { schemas, name } = components();
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: operationObject(operation, name),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The calls of this site',
      version: '1',
      description:
        'Errors have the form { "error": "…", "code": "…" }: a sentence in English, and a code that stays. Writes from pages of another origin are refused.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}
