import { listedMediaFile, mediaChange, mediaFile, mediaPage, mediaQuery } from 'contract/media';
import { z } from 'zod';
import { Conflict } from '~/api/http/answers.server';
import { pictureInUse, SUCCESS, success } from '~/api/http/contract';
import { json } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import {
  deleteMediaFile,
  describeMediaFile,
  findMediaFiles,
  getMediaFile,
  uploadMediaFile,
} from '~/content/editing/media.server';
import { pictureForm } from './picture-form.server';

const list = resource('/api/media').get({
  summary: 'The pictures of the media library, newest first: all, or with `page` a part of them.',
  access: 'session',
  query: mediaQuery,
  output: listedMediaFile.array().or(mediaPage),
  handler: ({ editor, query }) => findMediaFiles(editor, query),
});

const fileId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number);

const one = resource('/api/media/{id}', { id: fileId })
  .get({
    summary: 'One picture.',
    access: 'session',
    output: listedMediaFile,
    handler: ({ editor, params }) => getMediaFile(editor, params.id),
  })
  .put({
    summary: 'Change the alternative texts of a picture. What is absent stays, an empty text clears.',
    access: 'session',
    input: json(mediaChange),
    output: mediaFile,
    handler: ({ editor, params, input }) => describeMediaFile(editor, params.id, input),
  })
  .delete({
    summary: 'Delete a picture that no section shows, with its alternative texts.',
    access: 'session',
    output: success,
    conflict: { description: 'It is still shown; nothing is deleted.', schema: pictureInUse },
    handler: async ({ editor, params }) => {
      const uses = await deleteMediaFile(editor, params.id);
      return uses ? new Conflict('picture-in-use', uses) : SUCCESS;
    },
  });

const upload = resource('/api/upload').post({
  summary: 'Put a picture into the media library.',
  access: 'session',
  input: pictureForm,
  output: mediaFile,
  // The form check reads only the first bytes; Strapi decodes the picture.
  errors: ['picture-too-many-pixels', 'picture-unreadable', 'too-many-uploads'],
  handler: ({ editor, input: { picture, alternativeText } }) =>
    uploadMediaFile(editor, picture, alternativeText),
});

export const media = [list, one, upload];
