import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/api/http/answers.server';
import { withSession } from '~/api/http/session-guard.server';
import { getAccount } from '~/content/editing/account.server';
import { jsonAnswer } from '~/http/responses.server';

/** Who is signed in, and what Strapi lets them do. */
export function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => jsonAnswer(await getAccount(editor)));
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
