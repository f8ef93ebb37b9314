import { problemOf } from 'contract/input-problem';
import type { RefusalCode } from 'contract/refusal';
import type { z } from 'zod';
import { BodyTooLarge, BodyUnreadable, mediaType, readText } from '~/http/request-body.server';
import { errorAnswer } from './answers.server';

/** Long texts in seven languages fit many times over. Clearly below the limit that the server sets for all bodies. */
const JSON_LIMIT_BYTES = 900_000;

/** Half a character, as JSON can name one: it would be stored as another than was sent. */
const HALF_CHARACTER = /\p{Surrogate}/u;

function parseJson(text: string): unknown {
  let problem: RefusalCode | null = null;
  const look = (name: string, value: unknown) => {
    if (name === '__proto__') problem = 'name-reserved';
    if (HALF_CHARACTER.test(name) || (typeof value === 'string' && HALF_CHARACTER.test(value))) {
      problem = 'character-broken';
    }
    return value;
  };
  let value: unknown;
  try {
    value = JSON.parse(text, look);
  } catch {
    throw errorAnswer('json-invalid');
  }
  if (problem) throw errorAnswer(problem);
  return value;
}

/** The answer to an input that its schema refuses. */
export function invalidInputAnswer(error: z.ZodError, input: unknown): Response {
  const { code, words } = problemOf(error, input);
  return errorAnswer(code, words);
}

/** The input as its schema has it. @throws Response 400 */
export function checkInput<Value>(schema: z.ZodType<Value>, input: unknown): Value {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw invalidInputAnswer(result.error, input);
}

/** The JSON body as its schema has it. @throws Response 400, 413 or 415 */
export async function readInput<Value>(
  request: Request,
  schema: z.ZodType<Value>,
  limit = JSON_LIMIT_BYTES,
): Promise<Value> {
  if (mediaType(request) !== 'application/json') throw errorAnswer('json-expected');
  let text: string;
  try {
    text = await readText(request, limit);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw errorAnswer('body-too-large');
    if (error instanceof BodyUnreadable) throw errorAnswer('body-not-utf8');
    throw error;
  }
  return checkInput(schema, parseJson(text));
}

/** For calls whose entries have no state: a change that names one would be taken for protected. @throws Response 400 */
export function rejectIfMatch(request: Request): void {
  if (ifMatch(request) !== null) throw errorAnswer('if-match-unused');
}

/** The state that a change is based on, from `If-Match`; null when the call does not say. */
export function ifMatch(request: Request): string | null {
  const header = request.headers.get('If-Match')?.trim() ?? '';
  if (header === '' || header === '*') return null;
  const etag = /^(?:W\/)?"?([\w.:+/=-]{1,200})"?$/.exec(header)?.[1];
  if (etag === undefined) throw errorAnswer('if-match-invalid');
  return etag;
}
