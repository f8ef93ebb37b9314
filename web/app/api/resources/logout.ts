import type { ActionFunctionArgs } from '@remix-run/node';
import { errorAnswer, methodNotAllowed } from '~/api/http/answers.server';
import { mapErrors } from '~/api/http/session-guard.server';
import { StrapiRefusal } from '~/content/editing/strapi-call.server';
import { isForeignOrigin } from '~/http/origin.server';
import { jsonAnswer } from '~/http/responses.server';
import { endSession, openSession } from '~/session/admin-session.server';
import { emptySession } from '~/session/sealed-session.server';

async function endAtStrapi(cookies: string | null): Promise<Response> {
  const session = await openSession(cookies);
  try {
    if (session) await endSession(session);
  } catch (error) {
    // Over already: that is what was asked for.
    if (!(error instanceof StrapiRefusal) || error.status !== 401) throw error;
  }
  return jsonAnswer({ success: true });
}

/** Takes the cookie away in any case, and says so when Strapi could not be told that the session is over. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (isForeignOrigin(request.headers)) return errorAnswer('origin-foreign');
  const answer = await mapErrors(() => endAtStrapi(request.headers.get('Cookie')));
  answer.headers.append('Set-Cookie', await emptySession());
  return answer;
}

export function loader() {
  return methodNotAllowed('POST');
}
