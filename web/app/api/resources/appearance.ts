import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { appearanceInput } from 'contract/appearance';
import { methodNotAllowed } from '~/api/http/answers.server';
import { ifMatch, readInput } from '~/api/http/request-input.server';
import { savedAnswer } from '~/api/http/saved-answers.server';
import { withSession } from '~/api/http/session-guard.server';
import { getEditedAppearance, saveAppearance } from '~/content/editing/appearance.server';
import { jsonAnswer } from '~/http/responses.server';

export function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => jsonAnswer(await getEditedAppearance(editor)));
}

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'HEAD', 'PUT');
  return withSession(request, async (editor) =>
    savedAnswer(await saveAppearance(editor, await readInput(request, appearanceInput), ifMatch(request))),
  );
}
