import type { ActionFunctionArgs } from '@remix-run/node';
import { projectOrder } from 'contract/project';
import { methodNotAllowed } from '~/api/http/answers.server';
import { readInput, rejectIfMatch } from '~/api/http/request-input.server';
import { withSession } from '~/api/http/session-guard.server';
import { orderProjects } from '~/content/editing/projects.server';
import { jsonAnswer } from '~/http/responses.server';

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT');
  return withSession(request, async (editor) => {
    rejectIfMatch(request);
    const { keys } = await readInput(request, projectOrder);
    await orderProjects(editor, keys);
    return jsonAnswer({ success: true });
  });
}

export function loader() {
  return methodNotAllowed('PUT');
}
