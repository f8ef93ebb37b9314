import type { ActionFunctionArgs } from '@remix-run/node';
import { mediaChange } from 'contract/media';
import { refusalBody, statusOf } from 'contract/refusal';
import { deleteMediaFile, describeMediaFile } from '~/content/site-admin-media.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import { answerEditor } from './editor-calls.server';
import { readInput, refuseState } from './request-input.server';

/** A picture of the media library: its alternative texts, and its end. */
export function action({ request, params }: ActionFunctionArgs) {
  if (request.method !== 'PUT' && request.method !== 'DELETE') return methodNotAllowed('PUT', 'DELETE');
  return answerEditor(request, async (editor) => {
    if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) return errorAnswer('not-found');
    refuseState(request);
    const id = Number(params.id);
    if (request.method === 'PUT') {
      const change = await readInput(request, mediaChange);
      return jsonAnswer(await describeMediaFile(editor, id, change));
    }
    const uses = await deleteMediaFile(editor, id);
    if (!uses) return jsonAnswer({ success: true });
    return jsonAnswer({ ...refusalBody('picture-in-use'), ...uses }, { status: statusOf('picture-in-use') });
  });
}

export function loader() {
  return methodNotAllowed('PUT', 'DELETE');
}
