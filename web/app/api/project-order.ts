import type { ActionFunctionArgs } from '@remix-run/node';
import { projectOrder } from 'contract/project';
import { orderProjects } from '~/content/site-admin-projects.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';
import { readInput, refuseState } from './request-input.server';

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT');
  return answerEditor(request, async (editor) => {
    refuseState(request);
    const { keys } = await readInput(request, projectOrder);
    await orderProjects(editor, keys);
    return jsonAnswer({ success: true });
  });
}

export function loader() {
  return methodNotAllowed('PUT');
}
