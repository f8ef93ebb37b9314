import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { sectionInput } from 'contract/section';
import { errorAnswer, methodNotAllowed } from '~/api/http/answers.server';
import { ifMatch, readInput } from '~/api/http/request-input.server';
import { savedAnswer } from '~/api/http/saved-answers.server';
import { withOptionalSession, withSession } from '~/api/http/session-guard.server';
import { deleteSection, getEditedSection, saveSection } from '~/content/editing/sections.server';
import { jsonAnswer } from '~/http/responses.server';
import { findPublicSection } from './public-sections.server';

export function loader({ request, params }: LoaderFunctionArgs) {
  const key = params.key ?? '';
  return withOptionalSession(request, {
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
      return withSession(request, async (editor) => {
        const { sectionKey, ...change } = await readInput(request, sectionInput);
        if (sectionKey !== undefined && sectionKey !== key) return errorAnswer('key-fixed');
        return savedAnswer(await saveSection(editor, key, change, ifMatch(request)));
      });
    case 'DELETE':
      return withSession(request, async (editor) => {
        await deleteSection(editor, key, ifMatch(request));
        return jsonAnswer({ success: true });
      });
    default:
      return methodNotAllowed('GET', 'HEAD', 'PUT', 'DELETE');
  }
}
