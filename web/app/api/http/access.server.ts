import type { Editor } from '~/content/editing/strapi-call.server';
import { ContentUnavailable, StorageFailed } from '~/content/store/availability.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { isForeignOrigin } from '~/http/origin.server';
import { type OpenSession, openSession } from '~/session/admin-session.server';
import { emptySession, hasSessionCookie } from '~/session/sealed-session.server';
import { errorAnswer } from './answers.server';
import { reasonOf } from './strapi-refusal.server';

/** Who may make a call: everybody, editors, or everybody with more for editors (decisions C21, D4). */
export type Access = 'public' | 'session' | 'optional-session';

type Work = (editor: Editor | null) => Promise<Response>;

/** Strapi's refusal in the words of the contract: Strapi's own are German where its panel shows them. */
function refusalAnswer(refusal: StrapiRefusal): Response {
  const { code, words } = reasonOf(refusal);
  const answer = errorAnswer(code, words);
  if (answer.status === 429) answer.headers.set('Retry-After', refusal.details.retryAfter ?? '60');
  return answer;
}

/** Turns expected errors into answers; anything else rises. */
async function mapErrors(
  work: () => Promise<Response>,
  unavailable: 'content-unavailable' | 'editing-unavailable' = 'editing-unavailable',
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StrapiRefusal) return refusalAnswer(error);
    if (!(error instanceof ContentUnavailable)) throw error;
    const code = error instanceof StorageFailed ? error.code : unavailable;
    return errorAnswer(code, {}, { 'Retry-After': '30' });
  }
}

async function withCookieOf(session: OpenSession | null, answer: Response, cookies: string | null) {
  // A session that Strapi no longer knows, of an account that was blocked for instance, is over here as well.
  const isOver = answer.status === 401 || session === null;
  const cookie = isOver && (await hasSessionCookie(cookies)) ? await emptySession() : session?.setCookie;
  if (cookie) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/** A call that only works for editors: a session, and Strapi's permission (decisions D4). */
async function withSession(request: Request, work: Work): Promise<Response> {
  const cookies = request.headers.get('Cookie');
  const session = await openSession(cookies);
  const answer = session ? await mapErrors(() => work(session.editor)) : errorAnswer('signed-out');
  return withCookieOf(session, answer, cookies);
}

/** A call that everybody may make and that shows editors more (decisions C21). */
async function withOptionalSession(request: Request, work: Work): Promise<Response> {
  const cookies = request.headers.get('Cookie');
  const session = await openSession(cookies);
  const answer = session ? await mapErrors(() => work(session.editor)) : await work(null);
  // Whose session has just ended, or who may not see more, sees what everybody sees.
  const isRefused = session !== null && (answer.status === 401 || answer.status === 403);
  const shown = isRefused ? await work(null) : answer;
  return withCookieOf(answer.status === 401 ? null : session, shown, cookies);
}

const GUARDS: Record<Access, (request: Request, work: Work) => Promise<Response>> = {
  public: (_request, work) => work(null),
  session: withSession,
  'optional-session': withOptionalSession,
};

/** Does the work of a call for those who may make it, with the editor who is signed in. Pages of other sites only read. */
export async function withAccess(access: Access, request: Request, work: Work): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && isForeignOrigin(request.headers)) return errorAnswer('origin-foreign');
  const unavailable = access === 'public' ? 'content-unavailable' : 'editing-unavailable';
  return mapErrors(() => GUARDS[access](request, work), unavailable);
}
