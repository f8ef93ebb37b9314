import type { Access, Call } from 'contract/call';
import type { Editor } from '~/content/editing/strapi-call.server';
import { ContentUnavailable, StorageFailed } from '~/content/store/availability.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { isForeignOrigin } from '~/http/origin.server';
import { type OpenSession, openSession } from '~/session/admin-session.server';
import { emptySession, hasSessionCookie } from '~/session/sealed-session.server';
import { errorAnswer } from './answers.server';
import { editorOfPanel, openToPanel } from './panel-calls.server';
import { reasonOf } from './strapi-refusal.server';

type Work = (editor: Editor | null) => Promise<Response>;

/** Rewords Strapi's refusal after the contract: Strapi's own sentences are partly German, for its panel. */
function refusalAnswer(refusal: StrapiRefusal): Response {
  const { code, words } = reasonOf(refusal);
  const answer = errorAnswer(code, words);
  if (answer.status === 429) answer.headers.set('Retry-After', refusal.details.retryAfter ?? '60');
  return answer;
}

/** Turns expected errors into responses; other errors propagate. */
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
  // A session that Strapi has ended, for instance of a blocked account, ends here too.
  const isOver = answer.status === 401 || session === null;
  const cookie = isOver && (await hasSessionCookie(cookies)) ? await emptySession() : session?.setCookie;
  if (cookie) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

async function withSession(request: Request, work: Work): Promise<Response> {
  const cookies = request.headers.get('Cookie');
  const session = await openSession(cookies);
  const answer = session ? await mapErrors(() => work(session.editor)) : errorAnswer('signed-out');
  return withCookieOf(session, answer, cookies);
}

async function withOptionalSession(request: Request, work: Work): Promise<Response> {
  const cookies = request.headers.get('Cookie');
  const session = await openSession(cookies);
  const answer = session ? await mapErrors(() => work(session.editor)) : await work(null);
  // Editors with an ended session or without permission get the visitors' version.
  const isRefused = session !== null && (answer.status === 401 || answer.status === 403);
  const shown = isRefused ? await work(null) : answer;
  return withCookieOf(answer.status === 401 ? null : session, shown, cookies);
}

const GUARDS: Record<Access, (request: Request, work: Work) => Promise<Response>> = {
  public: (_request, work) => work(null),
  session: withSession,
  'optional-session': withOptionalSession,
};

/** Runs a call with the signed-in editor, if the caller may make it. Refuses writes from other origins. */
export async function withAccess(
  { access, isOpenToPanel }: Pick<Call, 'access' | 'isOpenToPanel'>,
  request: Request,
  work: Work,
): Promise<Response> {
  const panelEditor = isOpenToPanel ? editorOfPanel(request) : null;
  if (panelEditor) return openToPanel(await mapErrors(() => work(panelEditor)));
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && isForeignOrigin(request.headers)) return errorAnswer('origin-foreign');
  const unavailable = access === 'public' ? 'content-unavailable' : 'editing-unavailable';
  return mapErrors(() => GUARDS[access](request, work), unavailable);
}
