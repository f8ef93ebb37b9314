import type { ActionFunctionArgs } from '@remix-run/node';
import { projectInput } from 'contract/project';
import { deleteProject, saveProject } from '~/content/site-admin-projects.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import { savedAnswer } from './edited-answers.server';
import { answerEditor } from './editor-calls.server';
import { basedOn, readInput } from './request-input.server';

export function action({ request, params }: ActionFunctionArgs) {
  const key = params.key ?? '';
  switch (request.method) {
    case 'PUT':
      return answerEditor(request, async (editor) => {
        const { key: named, ...change } = await readInput(request, projectInput);
        if (named !== undefined && named !== key) return errorAnswer('key-fixed');
        return savedAnswer(await saveProject(editor, key, change, basedOn(request)));
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
