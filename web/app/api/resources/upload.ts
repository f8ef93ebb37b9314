import type { ActionFunctionArgs } from '@remix-run/node';
import { PICTURE_BYTES } from 'contract/limits';
import { newMedia } from 'contract/media';
import { z } from 'zod';
import { errorAnswer, methodNotAllowed } from '~/api/http/answers.server';
import { checkInput } from '~/api/http/request-input.server';
import { withSession } from '~/api/http/session-guard.server';
import { uploadMediaFile } from '~/content/editing/media.server';
import { type Editor, StrapiRefusal } from '~/content/editing/strapi-call.server';
import { BodyTooLarge, mediaType } from '~/http/request-body.server';
import { jsonAnswer } from '~/http/responses.server';
import { readPictureForm, recognizePicture } from './picture.server';

const tooLarge = () => errorAnswer('picture-too-large', { limit: PICTURE_BYTES });

const refusalInfo = z.object({ reason: z.string() });

async function readForm(request: Request): Promise<FormData> {
  if (mediaType(request) !== 'multipart/form-data') throw errorAnswer('form-expected');
  try {
    return await readPictureForm(request);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge();
    if (error instanceof TypeError) throw errorAnswer('form-unreadable');
    throw error;
  }
}

async function store(editor: Editor, picture: File, alternativeText: string): Promise<Response> {
  try {
    return jsonAnswer(await uploadMediaFile(editor, picture, alternativeText));
  } catch (error) {
    if (!(error instanceof StrapiRefusal && error.status === 400)) throw error;
    // Strapi looks deeper than at the first bytes.
    const { reason } = refusalInfo.safeParse(error.details.info).data ?? {};
    return errorAnswer(reason === 'tooManyPixels' ? 'picture-too-many-pixels' : 'picture-type-unknown');
  }
}

export function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return withSession(request, async (editor) => {
    const form = await readForm(request);
    const [image, ...others] = form.getAll('image');
    if (others.length > 0) return errorAnswer('picture-not-alone');
    if (!(image instanceof File) || image.size === 0) {
      return errorAnswer('picture-missing');
    }
    if (image.size > PICTURE_BYTES) return tooLarge();
    const picture = await recognizePicture(image);
    if (!picture) return errorAnswer('picture-type-unknown');
    const { alternativeText } = checkInput(newMedia, {
      alternativeText: form.get('alternativeText') ?? '',
    });
    return store(editor, picture, alternativeText);
  });
}

export function loader() {
  return methodNotAllowed('POST');
}
