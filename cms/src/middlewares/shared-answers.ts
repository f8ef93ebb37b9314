import { text } from 'node:stream/consumers';
import { errors } from '@strapi/utils';
import { LRUCache } from 'lru-cache';
import { readVersion } from '../site-version/version-row';
import type { HttpContext, HttpMiddleware, Strapi } from '../strapi';
import { GRAPHQL_PATH } from './graphql-for-the-site';

interface Answer {
  body: string;
  type: string;
}

/** Copies of the site notice a change within a fraction of a second. */
const KEPT_MS = 5_000;
const MOST_ANSWERS = 50;
/** In letters: fifty answers take ten megabytes at most. */
const LONGEST_ANSWER = 200_000;
/** A draft changes without the version. */
const READS_DRAFTS = /\bDRAFT\b/;

/**
 * Lets one answer serve all copies of the site that ask the same at the same version of the content, as they do after
 * each publication (docs/decisions/0080). Comes after the token is checked. Strapi leaves the body of GraphQL to its
 * plugin, which takes a parsed one.
 */
export default function sharedAnswers(_config: unknown, { strapi }: { strapi: Strapi }): HttpMiddleware {
  const answers = new LRUCache<string, Promise<Answer | null>>({
    max: MOST_ANSWERS,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  });
  return async (context, next) => {
    const isQuestion = context.method === 'POST' && GRAPHQL_PATH.test(context.path) && context.is('json');
    if (!isQuestion || context.get('Content-Encoding')) return next();
    const asked = await text(context.req);
    context.request.body = parsed(asked);
    if (READS_DRAFTS.test(asked)) return next();
    const { version } = await readVersion(strapi);
    const key = `${version} ${asked}`;
    const running = answers.get(key);
    const known = running && (await running.catch(() => null));
    if (known) {
      context.status = 200;
      context.set('Content-Type', known.type);
      context.body = known.body;
      return;
    }
    const made = next().then(() => answerIn(context));
    answers.set(key, made);
    const answer = await made.finally(() => answers.delete(key));
    if (answer && answer.body.length <= LONGEST_ANSWER) answers.set(key, made);
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new errors.ValidationError('The body is no JSON');
  }
}

/** Returns null for what must not be given to others: failures. */
function answerIn({ status, body, response }: HttpContext): Answer | null {
  if (status !== 200 || typeof body !== 'string' || body.includes('"errors":')) return null;
  return { body, type: response.get('Content-Type') };
}
