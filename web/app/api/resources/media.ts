import type { LoaderFunctionArgs } from '@remix-run/node';
import { mediaQuery } from 'contract/media';
import { methodNotAllowed } from '~/api/http/answers.server';
import { checkInput } from '~/api/http/request-input.server';
import { withSession } from '~/api/http/session-guard.server';
import { getMediaFiles, getMediaPage } from '~/content/editing/media.server';
import { jsonAnswer } from '~/http/responses.server';

/** The pictures of the media library, each with what shows it. */
export function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => {
    const query = checkInput(mediaQuery, Object.fromEntries(new URL(request.url).searchParams));
    const list = query.page === undefined ? getMediaFiles : getMediaPage;
    return jsonAnswer(await list(editor, query));
  });
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
