import type { ActionFunctionArgs } from '@remix-run/node';
import { SiteAdminRefusal } from '~/content/site-admin.server';
import { isForeignOrigin } from '~/origin.server';
import { endSession, openSession } from '~/session/admin-session.server';
import { emptySession } from '~/session/sealed-session.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import { answerOrExplain } from './editor-calls.server';

async function endAtStrapi(cookies: string | null): Promise<Response> {
  const session = await openSession(cookies);
  try {
    if (session) await endSession(session);
  } catch (error) {
    // Over already: that is what was asked for.
    if (!(error instanceof SiteAdminRefusal) || error.status !== 401) throw error;
  }
  return jsonAnswer({ success: true });
}

/** Takes the cookie away in any case, and says so when Strapi could not be told that the session is over. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (isForeignOrigin(request.headers)) return errorAnswer('origin-foreign');
  const answer = await answerOrExplain(() => endAtStrapi(request.headers.get('Cookie')));
  answer.headers.append('Set-Cookie', await emptySession());
  return answer;
}

export function loader() {
  return methodNotAllowed('POST');
}
