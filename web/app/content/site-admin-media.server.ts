import { DEFAULT_LANGUAGE } from 'contract/languages';
import {
  bytesOf,
  type ListedMediaFile,
  listedMediaFile,
  type MediaChange,
  type MediaFile,
  mediaFile,
  type PictureUses,
  pictureUses,
} from 'contract/media';
import { z } from 'zod';
import { askAs, type Editor, SiteAdminRefusal } from './site-admin.server';

const UPLOAD_TIME_LIMIT_MS = 60_000;
const PATH = '/site-admin/media';

/** A file as Strapi's own upload answers it: it knows the German text alone. */
const uploadedFile = z
  .object({
    id: z.number(),
    name: z.string().nullish(),
    url: z.string(),
    size: z.number().nullish(),
    width: z.number().nullish(),
    height: z.number().nullish(),
    alternativeText: z.string().nullish(),
  })
  .transform(
    ({ id, name, url, size, width, height, alternativeText }): MediaFile => ({
      id,
      name: name ?? '',
      url,
      size: bytesOf(size),
      width: width ?? null,
      height: height ?? null,
      alternativeText: alternativeText ?? '',
      alternativeTexts: alternativeText ? { [DEFAULT_LANGUAGE]: alternativeText } : {},
    }),
  );

export function getMediaFiles(editor: Editor): Promise<ListedMediaFile[]> {
  return askAs(editor, PATH, listedMediaFile.array());
}

/** Puts a file into the media library through Strapi's own upload. */
export async function uploadMediaFile(
  editor: Editor,
  upload: File,
  alternativeText: string,
): Promise<MediaFile> {
  const form = new FormData();
  form.append('files', upload);
  form.append('fileInfo', JSON.stringify({ name: upload.name, alternativeText }));
  const call = { method: 'POST', form, timeLimitMs: UPLOAD_TIME_LIMIT_MS } as const;
  const [stored] = await askAs(editor, '/upload', z.tuple([uploadedFile]).rest(uploadedFile), call);
  return stored;
}

export function describeMediaFile(editor: Editor, id: number, json: MediaChange): Promise<MediaFile> {
  return askAs(editor, `${PATH}/${id}`, mediaFile, { method: 'PUT', json });
}

/** Deletes a file that nothing shows; else answers what does, and nothing is deleted. */
export async function deleteMediaFile(editor: Editor, id: number): Promise<PictureUses | null> {
  try {
    await askAs(editor, `${PATH}/${id}`, z.unknown(), { method: 'DELETE' });
    return null;
  } catch (error) {
    if (!(error instanceof SiteAdminRefusal) || error.details.name !== 'PictureInUse') throw error;
    return pictureUses.parse(error.details.info);
  }
}
