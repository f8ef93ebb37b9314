import type { LoaderFunctionArgs } from '@remix-run/node';
import { messageQuery } from 'contract/message';
import { methodNotAllowed } from '~/api/http/answers.server';
import { checkInput } from '~/api/http/request-input.server';
import { withSession } from '~/api/http/session-guard.server';
import { getMessagePage, getMessages } from '~/content/editing/messages.server';
import { jsonAnswer } from '~/http/responses.server';

/** Personal data: only for accounts that may read it, and never kept by anything on the way (decisions D4, E7). */
export function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => {
    const query = checkInput(messageQuery, Object.fromEntries(new URL(request.url).searchParams));
    const list = query.page === undefined ? getMessages : getMessagePage;
    return jsonAnswer(await list(editor, query));
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
