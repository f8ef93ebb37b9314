import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { newProject } from 'contract/project';
import { methodNotAllowed } from '~/api/http/answers.server';
import { readInput } from '~/api/http/request-input.server';
import { withOptionalSession, withSession } from '~/api/http/session-guard.server';
import { createProject, getEditedProjects } from '~/content/editing/projects.server';
import { jsonAnswer } from '~/http/responses.server';
import { getPublicProjects } from './public-projects.server';

/** Everybody sees what is active, editors see everything (decisions C21). */
export function loader({ request }: LoaderFunctionArgs) {
  return withOptionalSession(request, {
    toEditor: async (editor) => jsonAnswer(await getEditedProjects(editor)),
    toVisitor: async () => jsonAnswer(await getPublicProjects()),
  });
}

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET', 'HEAD', 'POST');
  return withSession(request, async (editor) => {
    const created = await createProject(editor, await readInput(request, newProject));
    return jsonAnswer(created, { status: 201 });
  });
}
