import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { newSection } from 'contract/section';
import { methodNotAllowed } from '~/api/http/answers.server';
import { readInput } from '~/api/http/request-input.server';
import { withOptionalSession, withSession } from '~/api/http/session-guard.server';
import { createSection, getEditedSections } from '~/content/editing/sections.server';
import { jsonAnswer } from '~/http/responses.server';
import { getPublicSections } from './public-sections.server';

export function loader({ request }: LoaderFunctionArgs) {
  return withOptionalSession(request, {
    toEditor: async (editor) => jsonAnswer(await getEditedSections(editor)),
    toVisitor: async () => jsonAnswer(await getPublicSections()),
  });
}

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET', 'HEAD', 'POST');
  return withSession(request, async (editor) => {
    const created = await createSection(editor, await readInput(request, newSection));
    return jsonAnswer(created, { status: 201 });
  });
}
