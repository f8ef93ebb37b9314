import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { newProject } from 'contract/project';
import { createProject, getEditedProjects } from '~/content/site-admin-projects.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerAnybody, answerEditor } from './editor-calls.server';
import { getPublicProjects } from './public-projects.server';
import { readInput } from './request-input.server';

/** Everybody sees what is active, editors see everything (decisions C21). */
export function loader({ request }: LoaderFunctionArgs) {
  return answerAnybody(request, {
    toEditor: async (editor) => jsonAnswer(await getEditedProjects(editor)),
    toVisitor: async () => jsonAnswer(await getPublicProjects()),
  });
}

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET', 'HEAD', 'POST');
  return answerEditor(request, async (editor) => {
    const created = await createProject(editor, await readInput(request, newProject));
    return jsonAnswer(created, { status: 201 });
  });
}
