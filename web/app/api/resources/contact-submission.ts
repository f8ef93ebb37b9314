import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { messageChange } from 'contract/message';
import { methodNotAllowed } from '~/api/http/answers.server';
import { readInput, rejectIfMatch } from '~/api/http/request-input.server';
import { withSession } from '~/api/http/session-guard.server';
import { deleteMessage, getMessage, markMessage } from '~/content/editing/messages.server';
import { jsonAnswer } from '~/http/responses.server';

export function action({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? '';
  switch (request.method) {
    case 'PUT':
      return withSession(request, async (editor) => {
        rejectIfMatch(request);
        const { state } = await readInput(request, messageChange);
        return jsonAnswer(await markMessage(editor, id, state));
      });
    case 'DELETE':
      return withSession(request, async (editor) => {
        rejectIfMatch(request);
        await deleteMessage(editor, id);
        return jsonAnswer({ success: true });
      });
    default:
      return methodNotAllowed('GET', 'HEAD', 'PUT', 'DELETE');
  }
}

export function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => jsonAnswer(await getMessage(editor, params.id ?? '')));
}
