import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { type Editor, SiteAdminRefusal } from '~/content/site-admin.server';
import { uploadMediaFile } from '~/content/site-admin-media.server';
import { BodyTooLarge, mediaType } from '~/request-body.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from './answers.server';
import { newMedia } from './contract-input';
import { answerEditor } from './editor-calls.server';
import { mediaFileAnswer } from './media-file.server';
import { PICTURE_LIMIT_BYTES, readPictureForm, recognizePicture } from './picture.server';
import { checkInput } from './request-input.server';

const TOO_LARGE = 'The picture is larger than 10 MB.';
const WRONG_TYPE = 'Only JPG, PNG, GIF, WebP and AVIF pictures are accepted.';

const refusalInfo = z.object({ reason: z.string() });

async function readForm(request: Request): Promise<FormData> {
  if (mediaType(request) !== 'multipart/form-data') throw errorAnswer(415, 'The body must be a form.');
  try {
    return await readPictureForm(request);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw errorAnswer(413, TOO_LARGE);
    if (error instanceof TypeError) throw errorAnswer(400, 'The form cannot be read.');
    throw error;
  }
}

async function store(editor: Editor, picture: File, alternativeText: string): Promise<Response> {
  try {
    return jsonAnswer(mediaFileAnswer(await uploadMediaFile(editor, picture, alternativeText)));
  } catch (error) {
    if (!(error instanceof SiteAdminRefusal && error.status === 400)) throw error;
    // Strapi looks deeper than at the first bytes.
    const { reason } = refusalInfo.safeParse(error.details.info).data ?? {};
    return reason === 'tooManyPixels'
      ? jsonAnswer({ error: error.message, reason: 'pixels' }, { status: 413 })
      : errorAnswer(415, WRONG_TYPE);
  }
}

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return answerEditor(request, async (editor) => {
    const form = await readForm(request);
    const [image, ...others] = form.getAll('image');
    if (others.length > 0) return errorAnswer(400, 'One picture at a time.');
    if (!(image instanceof File) || image.size === 0) {
      return errorAnswer(400, 'The field "image" must hold a file.');
    }
    if (image.size > PICTURE_LIMIT_BYTES) return errorAnswer(413, TOO_LARGE);
    const picture = await recognizePicture(image);
    if (!picture) return errorAnswer(415, WRONG_TYPE);
    const { alternativeText } = checkInput(newMedia, {
      alternativeText: form.get('alternativeText') ?? '',
    });
    return store(editor, picture, alternativeText);
  });
}

export function loader() {
  return methodNotAllowed('POST');
}
