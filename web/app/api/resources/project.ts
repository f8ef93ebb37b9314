import type { ActionFunctionArgs } from '@remix-run/node';
import { projectInput } from 'contract/project';
import { errorAnswer, methodNotAllowed } from '~/api/http/answers.server';
import { ifMatch, readInput } from '~/api/http/request-input.server';
import { savedAnswer } from '~/api/http/saved-answers.server';
import { withSession } from '~/api/http/session-guard.server';
import { deleteProject, saveProject } from '~/content/editing/projects.server';
import { jsonAnswer } from '~/http/responses.server';

export function action({ request, params }: ActionFunctionArgs) {
  const key = params.key ?? '';
  switch (request.method) {
    case 'PUT':
      return withSession(request, async (editor) => {
        const { key: named, ...change } = await readInput(request, projectInput);
        if (named !== undefined && named !== key) return errorAnswer('key-fixed');
        return savedAnswer(await saveProject(editor, key, change, ifMatch(request)));
      });
    case 'DELETE':
      return withSession(request, async (editor) => {
        await deleteProject(editor, key, ifMatch(request));
        return jsonAnswer({ success: true });
      });
    default:
      return methodNotAllowed('PUT', 'DELETE');
  }
}

export function loader() {
  return methodNotAllowed('PUT', 'DELETE');
}
