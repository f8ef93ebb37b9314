import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { createProject, getEditedProjects } from '~/content/site-admin-projects.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { newProject } from './contract-input';
import { editedProjectAnswer, projectChange } from './edited-project.server';
import { answerAnybody, answerEditor } from './editor-calls.server';
import { getPublicProjects } from './public-projects.server';
import { readInput } from './request-input.server';

/** Everybody sees what is active, editors see everything (decisions C21). */
export function loader({ request }: LoaderFunctionArgs) {
  return answerAnybody(request, {
    toEditor: async (editor) => jsonAnswer((await getEditedProjects(editor)).map(editedProjectAnswer)),
    toVisitor: async () => jsonAnswer(await getPublicProjects()),
  });
}

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET', 'HEAD', 'POST');
  return answerEditor(request, async (editor) => {
    const input = await readInput(request, newProject);
    const created = await createProject(editor, { ...projectChange(input), key: input.key });
    return jsonAnswer(editedProjectAnswer(created), { status: 201 });
  });
}
