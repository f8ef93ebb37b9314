import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { sectionInput } from 'contract/section';
import { deleteSection, getEditedSection, saveSection } from '~/content/site-admin-sections.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import { savedAnswer } from './edited-answers.server';
import { answerAnybody, answerEditor } from './editor-calls.server';
import { findPublicSection } from './public-sections.server';
import { basedOn, readInput } from './request-input.server';

export function loader({ request, params }: LoaderFunctionArgs) {
  const key = params.key ?? '';
  return answerAnybody(request, {
    toEditor: async (editor) => jsonAnswer(await getEditedSection(editor, key)),
    toVisitor: async () => {
      const section = await findPublicSection(key);
      return section ? jsonAnswer(section) : errorAnswer('not-found');
    },
  });
}

export function action({ request, params }: ActionFunctionArgs) {
  const key = params.key ?? '';
  switch (request.method) {
    case 'PUT':
      return answerEditor(request, async (editor) => {
        const { sectionKey, ...change } = await readInput(request, sectionInput);
        if (sectionKey !== undefined && sectionKey !== key) return errorAnswer('key-fixed');
        return savedAnswer(await saveSection(editor, key, change, basedOn(request)));
      });
    case 'DELETE':
      return answerEditor(request, async (editor) => {
        await deleteSection(editor, key, basedOn(request));
        return jsonAnswer({ success: true });
      });
    default:
      return methodNotAllowed('GET', 'HEAD', 'PUT', 'DELETE');
  }
}
