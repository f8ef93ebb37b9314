import type { LoaderFunctionArgs } from '@remix-run/node';
import { getMediaFiles } from '~/content/site-admin-media.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';
import { mediaFileAnswer } from './media-file.server';

/** The pictures of the media library, each with what shows it. */
export function loader({ request }: LoaderFunctionArgs) {
  return answerEditor(request, async (editor) => {
    const files = await getMediaFiles(editor);
    return jsonAnswer(
      files.map(({ usedBy, usedElsewhere, mayChange, outdated, ...file }) => ({
        ...mediaFileAnswer(file),
        usedBy,
        usedElsewhere,
        mayChange,
        outdated,
      })),
    );
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
