import type { Call } from 'contract/call';
import { addressOf } from 'contract/call-address';
import {
  CALLS,
  type CallName,
  type Calls,
  type ForwardedName,
  type Output,
  type Params,
  type Read,
  type StrapiOutput,
} from 'contract/calls';
import { z } from 'zod';
import type { Editor } from '~/content/editing/strapi-call.server';
import { jsonAnswer } from '~/http/responses.server';
import type { Note } from '~/statistics/note';
import { withAccess } from './access.server';
import { errorAnswer } from './answers.server';
import { forward } from './forward.server';
import { ifMatchOf, rejectIfMatch } from './if-match.server';
import { checkInput, readJson } from './request-body.server';

export interface IncomingCall {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  clientAddress: string;
  /** Missing where nothing is counted. */
  note?: Note | undefined;
}

/**
 * Asks Strapi for the answer.
 * @param params placeholders of Strapi's path, where they differ from the caller's
 * @param input the body, where it differs from the caller's
 * @param complete adds what Strapi does not know, to the answer and to the newer entry of a stale save
 * @throws Response 409, StrapiRefusal, ContentUnavailable
 */
export type Forward<Stored> = <Answer = Stored>(options?: {
  params?: Readonly<Record<string, string>>;
  input?: unknown;
  complete?: (stored: Stored) => Answer;
}) => Promise<Answer>;

/** Null for visitors, and for editors without permission to see more. */
type EditorOf<Name extends CallName> = {
  public: null;
  session: Editor;
  'optional-session': Editor | null;
}[Calls[Name]['access']];

interface HandledCall<Name extends CallName> {
  request: Request;
  clientAddress: string;
  note: Note | undefined;
  headers: Headers;
  editor: EditorOf<Name>;
  params: Params<Name>;
  query: Read<Name, 'query'>;
  input: Read<Name, 'input'>;
  forward: Calls[Name] extends { strapi: object } ? Forward<StrapiOutput<Name>> : never;
}

/** Throws an `errorAnswer` to refuse. */
type Handler<Name extends CallName> = (
  call: HandledCall<Name>,
) => Promise<[Output<Name>] extends [never] ? Response : Output<Name>>;

/** Handlers of the calls that do more than pass on. */
export type Handlers<Name extends CallName = Exclude<CallName, ForwardedName>> = {
  [Own in Name]: Handler<Own>;
};

type AnyHandler = (call: Record<string, unknown>) => Promise<Response | object>;

export function paramsSchemaOf(name: string, { params }: Call): z.ZodObject {
  const names = [...name.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found);
  return params ?? z.object(Object.fromEntries(names.map((found) => [found, z.string()])));
}

export type CallAnswer = (incoming: IncomingCall) => Promise<Response>;

function answerThatWasThrown(error: unknown): Response {
  if (error instanceof Response) return error;
  throw error;
}

async function readInput(request: Request, { input, body, bodyLimit }: Call): Promise<unknown> {
  return input && !body ? checkInput(input, await readJson(request, bodyLimit)) : undefined;
}

const passOn: AnyHandler = async ({ forward }) => (forward as () => Promise<object>)();

/** Checks a call in this order: method (by the router), origin and session, path, query, body, `If-Match`. */
export function answerTo(name: string, call: Call, handle: AnyHandler = passOn): CallAnswer {
  const { method } = addressOf(name);
  const paramsSchema = paramsSchemaOf(name, call);

  async function work(
    { request, params, clientAddress, note }: IncomingCall,
    editor: Editor | null,
    headers: Headers,
  ) {
    const named = paramsSchema.safeParse(params);
    if (!named.success) throw errorAnswer('not-found');
    if (!call.ifMatch && (method === 'PUT' || method === 'DELETE')) rejectIfMatch(request);
    const query = call.query && checkInput(call.query, Object.fromEntries(new URL(request.url).searchParams));
    const input = await readInput(request, call);
    const ifMatch = call.ifMatch ? ifMatchOf(request) : null;
    const result = await handle({
      request,
      clientAddress,
      note,
      headers,
      editor,
      params: named.data,
      query,
      input,
      forward: ({ complete, ...options }: { complete?: (stored: unknown) => object } = {}) => {
        if (!editor) throw new Error(`${name} cannot be passed on for a visitor.`);
        return forward(
          editor,
          name as CallName,
          { params: named.data, query, input, ifMatch, ...options },
          complete,
        );
      },
    });
    return result instanceof Response ? result : jsonAnswer(result, { status: call.status ?? 200 });
  }

  return async (incoming) => {
    const headers = new Headers();
    const response = await withAccess(call, incoming.request, (editor) =>
      work(incoming, editor, headers).catch(answerThatWasThrown),
    );
    for (const [header, value] of headers) response.headers.append(header, value);
    return response;
  };
}

/** The answers of all calls of the contract. */
export function answersOf(handlers: Handlers): Record<CallName, CallAnswer> {
  // One declaration makes both types and values, but TypeScript cannot see that.
  const own = handlers as unknown as Partial<Record<CallName, AnyHandler>>;
  const entries = (Object.keys(CALLS) as CallName[]).map((name) => [
    name,
    answerTo(name, CALLS[name], own[name]),
  ]);
  return Object.fromEntries(entries) as Record<CallName, CallAnswer>;
}
