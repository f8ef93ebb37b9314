import type { ActionFunctionArgs } from '@remix-run/node';
import { credentials } from 'contract/account';
import { errorAnswer, methodNotAllowed } from '~/api/http/answers.server';
import { readInput } from '~/api/http/request-input.server';
import { mapErrors } from '~/api/http/session-guard.server';
import { isForeignOrigin } from '~/http/origin.server';
import { jsonAnswer } from '~/http/responses.server';
import { startSession } from '~/session/admin-session.server';

const BODY_LIMIT_BYTES = 16 * 1024;

export function action({ request, context }: ActionFunctionArgs) {
  return mapErrors(async () => {
    if (request.method !== 'POST') return methodNotAllowed('POST');
    // Nobody is to be signed in to somebody else's account by another site.
    if (isForeignOrigin(request.headers)) return errorAnswer('origin-foreign');
    const {
      username,
      password,
      staySignedIn = false,
    } = await readInput(request, credentials, BODY_LIMIT_BYTES);
    // Strapi counts the attempts at both clients, by account and by the visitor's address.
    const address = context.clientAddress ?? '';
    const session = await startSession({ username, password, address, isLasting: staySignedIn });
    if (!session) return errorAnswer('credentials-wrong');
    return jsonAnswer(
      { success: true },
      { headers: session.setCookie ? { 'Set-Cookie': session.setCookie } : {} },
    );
  });
}

export function loader() {
  return methodNotAllowed('POST');
}
