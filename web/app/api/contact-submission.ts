import type { ActionFunctionArgs } from '@remix-run/node';
import { deleteMessage, markMessage } from '~/content/site-admin-messages.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { messageChange } from './contract-input';
import { answerEditor } from './editor-calls.server';
import { readInput, refuseState } from './request-input.server';
import { storedMessageAnswer } from './stored-message.server';

export function action({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? '';
  switch (request.method) {
    case 'PUT':
      return answerEditor(request, async (editor) => {
        refuseState(request);
        const { state } = await readInput(request, messageChange);
        return jsonAnswer(storedMessageAnswer(await markMessage(editor, id, state)));
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
