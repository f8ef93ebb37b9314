import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { newSection } from 'contract/section';
import { createSection, getEditedSections } from '~/content/site-admin-sections.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerAnybody, answerEditor } from './editor-calls.server';
import { getPublicSections } from './public-sections.server';
import { readInput } from './request-input.server';

export function loader({ request }: LoaderFunctionArgs) {
  return answerAnybody(request, {
    toEditor: async (editor) => jsonAnswer(await getEditedSections(editor)),
    toVisitor: async () => jsonAnswer(await getPublicSections()),
  });
}

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET', 'HEAD', 'POST');
  return answerEditor(request, async (editor) => {
    const created = await createSection(editor, await readInput(request, newSection));
    return jsonAnswer(created, { status: 201 });
  });
}
