import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/api/http/answers.server';
import { withSession } from '~/api/http/session-guard.server';
import { countUnreadMessages } from '~/content/editing/messages.server';
import { jsonAnswer } from '~/http/responses.server';

/** How many messages wait, without what is in them. */
export function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => {
    return jsonAnswer(await countUnreadMessages(editor));
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
