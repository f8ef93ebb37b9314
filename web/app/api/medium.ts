import type { ActionFunctionArgs } from '@remix-run/node';
import { describeMediaFile } from '~/content/site-admin-media.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import { mediaChange } from './contract-input';
import { answerEditor } from './editor-calls.server';
import { mediaFileAnswer } from './media-file.server';
import { readInput } from './request-input.server';

/** The alternative text of a picture. */
export function action({ request, params }: ActionFunctionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT');
  return answerEditor(request, async (editor) => {
    if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) return errorAnswer(404, 'There is no such file.');
    const { alternativeText } = await readInput(request, mediaChange);
    return jsonAnswer(mediaFileAnswer(await describeMediaFile(editor, Number(params.id), alternativeText)));
  });
}

export function loader() {
  return methodNotAllowed('PUT');
}
