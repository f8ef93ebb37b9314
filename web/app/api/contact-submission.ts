import type { ActionFunctionArgs } from '@remix-run/node';
import { messageChange } from 'contract/message';
import { deleteMessage, markMessage } from '~/content/site-admin-messages.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';
import { readInput, refuseState } from './request-input.server';

export function action({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? '';
  switch (request.method) {
    case 'PUT':
      return answerEditor(request, async (editor) => {
        refuseState(request);
        const { state } = await readInput(request, messageChange);
        return jsonAnswer(await markMessage(editor, id, state));
      });
    case 'DELETE':
      return answerEditor(request, async (editor) => {
        refuseState(request);
        await deleteMessage(editor, id);
        return jsonAnswer({ success: true });
      });
    default:
      return methodNotAllowed('PUT', 'DELETE');
  }
}

export function loader() {
  return methodNotAllowed('PUT', 'DELETE');
}
