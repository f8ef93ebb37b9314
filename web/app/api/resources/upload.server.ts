import type { Handlers } from '~/api/http/call.server';
import { uploadPicture } from '~/content/editing/upload.server';
import { readPictureForm } from './picture-form.server';

export const upload = {
  'POST /api/upload': async ({ editor, request }) => {
    const { picture, alternativeText } = await readPictureForm(request);
    return uploadPicture(editor, picture, alternativeText);
  },
} satisfies Partial<Handlers>;
