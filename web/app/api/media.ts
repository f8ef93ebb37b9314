import type { LoaderFunctionArgs } from '@remix-run/node';
import { getMediaFiles } from '~/content/site-admin-media.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';
import { mediaFileAnswer } from './media-file.server';

/** The pictures of the media library, each with the sections that show it. */
export function loader({ request }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => {
    const files = await getMediaFiles(editor);
    return jsonAnswer(files.map((file) => ({ ...mediaFileAnswer(file), usedBy: file.usedBy })));
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
