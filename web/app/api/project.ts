import type { ActionFunctionArgs } from '@remix-run/node';
import { deleteProject, saveProject } from '~/content/site-admin-projects.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import { projectInput } from './contract-input';
import { projectChange, savedProjectAnswer } from './edited-project.server';
import { answerEditor } from './editor-calls.server';
import { basedOn, readInput } from './request-input.server';

export function action({ request, params }: ActionFunctionArgs) {
  const key = params.key ?? '';
  switch (request.method) {
    case 'PUT':
      return answerEditor(request, async (editor) => {
        const input = await readInput(request, projectInput);
        if (input.key !== undefined && input.key !== key) return errorAnswer('key-fixed');
        return savedProjectAnswer(await saveProject(editor, key, projectChange(input), basedOn(request)));
      });
    case 'DELETE':
      return answerEditor(request, async (editor) => {
        await deleteProject(editor, key, basedOn(request));
        return jsonAnswer({ success: true });
      });
    default:
      return methodNotAllowed('PUT', 'DELETE');
  }
}

export function loader() {
  return methodNotAllowed('PUT', 'DELETE');
}
