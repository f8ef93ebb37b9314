import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { appearanceInput } from 'contract/appearance';
import { getEditedAppearance, saveAppearance } from '~/content/site-admin-appearance.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { savedAnswer } from './edited-answers.server';
import { answerEditor } from './editor-calls.server';
import { basedOn, readInput } from './request-input.server';

export function loader({ request }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => jsonAnswer(await getEditedAppearance(editor)));
}

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'HEAD', 'PUT');
  return answerEditor(request, async (editor) =>
    savedAnswer(await saveAppearance(editor, await readInput(request, appearanceInput), basedOn(request))),
  );
}
