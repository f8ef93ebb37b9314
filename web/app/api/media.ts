import type { LoaderFunctionArgs } from '@remix-run/node';
import { getMediaFiles } from '~/content/site-admin-media.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';

/** The pictures of the media library, each with what shows it. */
export function loader({ request }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => jsonAnswer(await getMediaFiles(editor)));
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
