import { problemOf } from 'contract/input-problem';
import type { RefusalCode } from 'contract/refusal';
import type { z } from 'zod';
import { BodyTooLarge, BodyUnreadable, mediaType, readText } from '~/http/request-body.server';
import { errorAnswer } from './answers.server';

/** Many times the longest texts in seven languages, and clearly below the server's limit for all bodies. */
const JSON_LIMIT_BYTES = 900_000;

const SURROGATE = /\p{Surrogate}/u;

function parseJson(text: string): unknown {
  let problem: RefusalCode | null = null;
  const check = (name: string, value: unknown) => {
    if (name === '__proto__') problem = 'name-reserved';
    // JSON can contain lone surrogates, which would be stored as other characters.
    if (SURROGATE.test(name) || (typeof value === 'string' && SURROGATE.test(value))) {
      problem = 'character-broken';
    }
    return value;
  };
  let value: unknown;
  try {
    value = JSON.parse(text, check);
  } catch {
    throw errorAnswer('json-invalid');
  }
  if (problem) throw errorAnswer(problem);
  return value;
}

export function invalidInputAnswer(error: z.ZodError, input: unknown): Response {
  const { code, words } = problemOf(error, input);
  return errorAnswer(code, words);
}

/** Returns the validated input. @throws Response 400 */
export function checkInput<Value>(schema: z.ZodType<Value>, input: unknown): Value {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw invalidInputAnswer(result.error, input);
}

/** @throws Response 400, 413 or 415 */
export async function readJsonText(request: Request, limit: number): Promise<string> {
  if (mediaType(request) !== 'application/json') throw errorAnswer('json-expected');
  try {
    return await readText(request, limit);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw errorAnswer('body-too-large');
    if (error instanceof BodyUnreadable) throw errorAnswer('body-not-utf8');
    throw error;
  }
}

/** @throws Response 400, 413 or 415 */
export async function readJson(request: Request, limit = JSON_LIMIT_BYTES): Promise<unknown> {
  return parseJson(await readJsonText(request, limit));
}
