import type { LoaderFunctionArgs } from '@remix-run/node';
import { getTranslations } from '~/content/site-admin-translations.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';

/** How far every text that editors own is translated. */
export function loader({ request }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => {
    return jsonAnswer(await getTranslations(editor));
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
