import type { RefusalCode } from 'contract/refusal';
import { z } from 'zod';
import type { Editor } from '~/content/editing/strapi-call.server';
import { jsonAnswer } from '~/http/responses.server';
import { type Access, withAccess } from './access.server';
import { Conflict, errorAnswer } from './answers.server';
import type { ErrorAnswer } from './contract';
import { ifMatchOf, rejectIfMatch } from './if-match.server';
import { checkInput, type RequestBody } from './request-body.server';

// Each call is declared once (docs/decisions/0031), for validation, types and /api/openapi.json.

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface IncomingCall {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  clientAddress: string;
}

interface Description {
  summary: string;
  access: Access;
  input?: RequestBody<unknown>;
  query?: z.ZodObject;
  /** The schema of the JSON response, or the media type of any other response. */
  output: z.ZodType | string;
  /** The 409 body when somebody else has saved since; its presence enables `If-Match`. */
  ifMatch?: z.ZodType;
  conflict?: { description: string; schema: z.ZodType };
}

export interface Call extends Description {
  status: 200 | 201;
  errors: readonly RefusalCode[];
  answer: (incoming: IncomingCall) => Promise<Response>;
}

export interface ApiResource {
  path: string;
  params: z.ZodObject;
  calls: ReadonlyMap<Method, Call>;
}

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;
type ParamSchemas<Path extends string> = { [Name in ParamName<Path>]?: z.ZodType<unknown, string> };
type Params<Path extends string, Schemas> = {
  [Name in ParamName<Path>]: Schemas extends Record<Name, z.ZodType> ? z.output<Schemas[Name]> : string;
};

interface Callers {
  public: unknown;
  session: { editor: Editor };
  /** Null for visitors, and for editors without permission to see more. */
  'optional-session': { editor: Editor | null };
}

type WhereDeclared<Declared, Value> = [Declared] extends [never] ? unknown : Value;

type HandlerArguments<Values, Who extends Access, Input, Query extends z.ZodType, Stale> = {
  request: Request;
  params: Values;
  clientAddress: string;
  headers: Headers;
} & Callers[Who] &
  WhereDeclared<Input, { input: Input }> &
  WhereDeclared<Query, { query: z.output<Query> }> &
  WhereDeclared<Stale, { ifMatch: string | null }>;

type ConflictWith<Schema extends z.ZodType> = [Schema] extends [never]
  ? never
  : Conflict<Omit<z.output<Schema> & object, keyof ErrorAnswer>>;

type Result<Output, Stale extends z.ZodType, Opposing extends z.ZodType> = Output extends z.ZodType
  ? z.output<Output> | ConflictWith<Stale> | ConflictWith<Opposing>
  : Response;

interface Declaration<
  Values,
  Who extends Access,
  Output extends z.ZodType | string,
  Input,
  Query extends z.ZodObject,
  Stale extends z.ZodType,
  Opposing extends z.ZodType,
> extends Description {
  access: Who;
  output: Output;
  input?: RequestBody<Input>;
  query?: Query;
  ifMatch?: Stale;
  conflict?: { description: string; schema: Opposing };
  /** 200 by default. */
  status?: 201;
  errors?: readonly RefusalCode[];
  /** Throws an `errorAnswer` to refuse. */
  handler: (
    call: HandlerArguments<Values, Who, Input, Query, Stale>,
  ) => Promise<Result<Output, Stale, Opposing>>;
}

interface Caller {
  editor: Editor | null;
  headers: Headers;
}

function answerThatWasThrown(error: unknown): Response {
  if (error instanceof Response) return error;
  throw error;
}

class Resource<Values> implements ApiResource {
  readonly calls = new Map<Method, Call>();

  constructor(
    readonly path: string,
    readonly params: z.ZodObject,
  ) {}

  get<Who extends Access, Output extends z.ZodType | string, Query extends z.ZodObject = never>(
    declaration: Declaration<Values, Who, Output, never, Query, never, never>,
  ): this {
    return this.#add('GET', declaration);
  }

  post<Who extends Access, Output extends z.ZodType | string, Input = never>(
    declaration: Declaration<Values, Who, Output, Input, never, never, never>,
  ): this {
    return this.#add('POST', declaration);
  }

  put<Who extends Access, Output extends z.ZodType | string, Input = never, Stale extends z.ZodType = never>(
    declaration: Declaration<Values, Who, Output, Input, never, Stale, never>,
  ): this {
    return this.#add('PUT', declaration);
  }

  delete<
    Who extends Access,
    Output extends z.ZodType | string,
    Stale extends z.ZodType = never,
    Opposing extends z.ZodType = never,
  >(declaration: Declaration<Values, Who, Output, never, never, Stale, Opposing>): this {
    return this.#add('DELETE', declaration);
  }

  #add<
    Who extends Access,
    Output extends z.ZodType | string,
    Input,
    Query extends z.ZodObject,
    Stale extends z.ZodType,
    Opposing extends z.ZodType,
  >(method: Method, declaration: Declaration<Values, Who, Output, Input, Query, Stale, Opposing>): this {
    const { handler, status = 200, errors = [], ...description } = declaration;
    const { access, query, input, ifMatch } = description;

    const work = async ({ request, params, clientAddress }: IncomingCall, caller: Caller) => {
      const named = this.params.safeParse(params);
      if (!named.success) throw errorAnswer('not-found');
      if (!ifMatch && (method === 'PUT' || method === 'DELETE')) rejectIfMatch(request);
      const call = {
        ...caller,
        request,
        params: named.data,
        clientAddress,
        query: query && checkInput(query, Object.fromEntries(new URL(request.url).searchParams)),
        input: input && (await input.read(request)),
        ifMatch: ifMatch ? ifMatchOf(request) : null,
      };
      // One declaration makes both type and values, but TypeScript cannot see that.
      const result = await handler(call as unknown as HandlerArguments<Values, Who, Input, Query, Stale>);
      if (result instanceof Response) return result;
      return result instanceof Conflict ? result.toResponse() : jsonAnswer(result as object, { status });
    };

    const answer = async (incoming: IncomingCall) => {
      const headers = new Headers();
      const response = await withAccess(access, incoming.request, (editor) =>
        work(incoming, { editor, headers }).catch(answerThatWasThrown),
      );
      for (const [name, value] of headers) response.headers.append(name, value);
      return response;
    };
    this.calls.set(method, { ...description, status, errors, answer });
    return this;
  }
}

/** @param path with placeholders in braces: `/api/media/{id}` @param params their schemas; other values get 404 */
export function resource<
  const Path extends string,
  Schemas extends ParamSchemas<Path> = Record<never, never>,
>(path: Path, params?: Schemas): Resource<Params<Path, Schemas>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const schemas: Readonly<Record<string, z.ZodType | undefined>> = params ?? {};
  return new Resource(
    path,
    z.object(Object.fromEntries(names.map((name) => [name, schemas[name] ?? z.string()]))),
  );
}
