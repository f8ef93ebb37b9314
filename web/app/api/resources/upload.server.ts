import type { Handlers } from '~/api/http/call.server';
import { uploadFile } from '~/content/editing/upload.server';
import { readPdfForm } from './pdf-form.server';
import { readPictureForm } from './picture-form.server';

export const upload = {
  'POST /api/upload': async ({ editor, request }) => {
    const { picture, alternativeText } = await readPictureForm(request);
    return uploadFile(editor, picture, alternativeText);
  },
  'POST /api/pdfs': async ({ editor, request }) => uploadFile(editor, await readPdfForm(request)),
} satisfies Partial<Handlers>;
