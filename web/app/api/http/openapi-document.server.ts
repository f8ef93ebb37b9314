import { type Call, errorAnswer, type Method } from 'contract/call';
import { addressOf } from 'contract/call-address';
import { CALLS, type CallName } from 'contract/calls';
import { statusOf } from 'contract/refusal';
import { z } from 'zod';
import { paramsSchemaOf } from './call.server';
import { NAMED_SCHEMAS } from './named-schemas';

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
  503: 'Strapi cannot be reached, or its disk takes no write (the code says which); Retry-After says when to try again.',
};

const STALE = 'Somebody else has saved in the meantime.';
const BASED_ON = 'The state that the change is based on. Without it the change is made in any case.';

const referenceTo = (name: string) => `#/components/schemas/${name}`;

type ShapeOf = (schema: z.ZodType) => Json;

function components(): { schemas: Json; shapeOf: ShapeOf } {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: referenceTo });
  const named = Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [
    id,
    schema,
  ]);
  const shapeOf = (schema: z.ZodType): Json => {
    const name = registry.get(schema)?.id;
    if (name !== undefined) return { $ref: referenceTo(name) };
    if (schema instanceof z.ZodArray) return { type: 'array', items: shapeOf(schema.element as z.ZodType) };
    if (schema instanceof z.ZodUnion) {
      return { anyOf: schema.options.map((option) => shapeOf(option as z.ZodType)) };
    }
    const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io: 'input' });
    return shape;
  };
  return { schemas: Object.fromEntries(named), shapeOf };
}

function parametersOf(params: z.ZodObject, { query, ifMatch }: Call, shapeOf: ShapeOf): Json[] {
  const namesIn = (place: string, schemas: z.ZodObject['shape'] = {}) =>
    Object.entries(schemas).map(([name, schema]) => ({
      name,
      in: place,
      schema: shapeOf(schema as z.ZodType),
    }));
  const inHeader = { name: 'If-Match', in: 'header', description: BASED_ON, schema: { type: 'string' } };
  return [
    ...namesIn('path', params.shape).map((parameter) => ({ ...parameter, required: true })),
    ...namesIn('query', query?.shape),
    ...(ifMatch ? [inHeader] : []),
  ];
}

function failuresOf(method: Method, params: z.ZodObject, call: Call): Set<number> {
  const { access, input, query, ifMatch, errors = [] } = call;
  const isChange = method === 'PUT' || method === 'DELETE';
  return new Set([
    405,
    ...(access === 'session' ? [401, 403, 429, 503] : []),
    ...(access === 'optional-session' ? [503] : []),
    ...(method === 'GET' ? [] : [403]),
    ...(input ? [400, 413, 415] : []),
    ...(query || isChange ? [400] : []),
    ...(Object.keys(params.shape).length > 0 ? [404] : []),
    ...(ifMatch ? [409] : []),
    ...errors.map(statusOf),
  ]);
}

function operationObject(name: CallName, call: Call, shapeOf: ShapeOf): Json {
  const { summary, access, input, body, output, status = 200, ifMatch, conflict, refused } = call;
  const params = paramsSchemaOf(name, call);
  const mediaType = body === 'form' ? 'multipart/form-data' : 'application/json';
  const answerWith = (description: string | undefined, schema: z.ZodType) => ({
    description,
    content: { 'application/json': { schema: shapeOf(schema) } },
  });
  const failures = [...failuresOf(addressOf(name).method, params, call)].map((code) => [
    code,
    answerWith(REASONS[code], errorAnswer),
  ]);
  const parameters = parametersOf(params, call, shapeOf);
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(input && {
      requestBody: { required: true, content: { [mediaType]: { schema: shapeOf(input) } } },
    }),
    responses: {
      [status]:
        output instanceof z.ZodType
          ? answerWith('All is well.', output)
          : {
              description: 'All is well.',
              content: Object.fromEntries([output].flat().map((mediaType) => [mediaType, {}])),
            },
      ...Object.fromEntries(failures),
      ...(ifMatch && { 409: answerWith(STALE, ifMatch) }),
      ...(refused && { 400: answerWith(REASONS[400], refused) }),
      ...(conflict && { 409: answerWith(conflict.description, conflict.schema) }),
    },
    ...(access === 'session' && { security: [{ session: [] }] }),
  };
}

/** Describes the contract as OpenAPI 3.1, from the same declarations that answer requests. */
export function openApiDocument({ siteUrl, sessionCookie }: DocumentOptions): Json {
  const { schemas, shapeOf } = components();
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(CALLS) as CallName[]) {
    const { method, path } = addressOf(name);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(name, CALLS[name], shapeOf) };
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
