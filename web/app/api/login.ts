import type { ActionFunctionArgs } from '@remix-run/node';
import { isForeignOrigin } from '~/origin.server';
import { startSession } from '~/session/admin-session.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import { credentials } from './contract-input';
import { answerOrExplain } from './editor-calls.server';
import { loginLimit } from './login-limit.server';
import { readInput } from './request-input.server';

const BODY_LIMIT_BYTES = 16 * 1024;

export function action({ request, context }: ActionFunctionArgs) {
  return answerOrExplain(async () => {
    if (request.method !== 'POST') return methodNotAllowed('POST');
    // Nobody is to be signed in to somebody else's account by another site.
    if (isForeignOrigin(request.headers)) return errorAnswer(403, 'Not allowed from another site.');
    const { username, password } = await readInput(request, credentials, BODY_LIMIT_BYTES);
    const address = context.clientAddress ?? '';
    const retryAfterSeconds = loginLimit().count(address, username);
    if (retryAfterSeconds !== null) {
      return errorAnswer(429, 'Too many attempts. Please try again later.', {
        'Retry-After': String(retryAfterSeconds),
      });
    }
    const session = await startSession({ username, password, address }).catch((error: unknown) => {
      loginLimit().withdraw(username);
      throw error;
    });
    if (!session) return errorAnswer(401, 'Name and password do not fit.');
    loginLimit().forget(username);
    return jsonAnswer(
      { success: true },
      { headers: session.setCookie ? { 'Set-Cookie': session.setCookie } : {} },
    );
  });
}

export function loader() {
  return methodNotAllowed('POST');
}
