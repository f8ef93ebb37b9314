import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { mediaChange } from 'contract/media';
import { refusalBody, statusOf } from 'contract/refusal';
import { errorAnswer, methodNotAllowed } from '~/api/http/answers.server';
import { readInput, rejectIfMatch } from '~/api/http/request-input.server';
import { withSession } from '~/api/http/session-guard.server';
import { deleteMediaFile, describeMediaFile, getMediaFile } from '~/content/editing/media.server';
import { jsonAnswer } from '~/http/responses.server';

/** A picture of the media library: its alternative texts, and its end. */
export function action({ request, params }: ActionFunctionArgs) {
  if (request.method !== 'PUT' && request.method !== 'DELETE') {
    return methodNotAllowed('GET', 'HEAD', 'PUT', 'DELETE');
  }
  return withSession(request, async (editor) => {
    const id = idOf(params.id);
    if (id === null) return errorAnswer('not-found');
    rejectIfMatch(request);
    if (request.method === 'PUT') {
      const change = await readInput(request, mediaChange);
      return jsonAnswer(await describeMediaFile(editor, id, change));
    }
    const uses = await deleteMediaFile(editor, id);
    if (!uses) return jsonAnswer({ success: true });
    return jsonAnswer({ ...refusalBody('picture-in-use'), ...uses }, { status: statusOf('picture-in-use') });
  });
}

export function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, async (editor) => {
    const id = idOf(params.id);
    return id === null ? errorAnswer('not-found') : jsonAnswer(await getMediaFile(editor, id));
  });
}

function idOf(param: string | undefined): number | null {
  return /^[1-9]\d{0,9}$/.test(param ?? '') ? Number(param) : null;
}
