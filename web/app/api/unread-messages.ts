import type { LoaderFunctionArgs } from '@remix-run/node';
import { countUnreadMessages } from '~/content/site-admin-messages.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';

/** How many messages wait, without what is in them. */
export function loader({ request }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => {
    return jsonAnswer(await countUnreadMessages(editor));
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
