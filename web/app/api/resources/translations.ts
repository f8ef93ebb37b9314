import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/api/http/answers.server';
import { withSession } from '~/api/http/session-guard.server';
import { getTranslations } from '~/content/editing/translations.server';
import { jsonAnswer } from '~/http/responses.server';

/** How far every text that editors own is translated. */
export function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => {
    return jsonAnswer(await getTranslations(editor));
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
