import { DEFAULT_LANGUAGE } from 'contract/languages';
import {
  bytesOf,
  type ListedMediaFile,
  listedMediaFile,
  type MediaChange,
  type MediaFile,
  type MediaPage,
  type MediaQuery,
  mediaFile,
  mediaPage,
  type PictureUses,
  pictureUses,
} from 'contract/media';
import { z } from 'zod';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { callStrapiAs, type Editor, queryString } from './strapi-call.server';
import { strapiResource } from './strapi-resource.server';

const UPLOAD_TIMEOUT_MS = 60_000;
const PATH = '/site-admin/media';

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

const media = strapiResource(PATH, listedMediaFile);

export const getMediaFile = media.get;

/** Returns the page of the query, or all matching pictures if it names none, newest first. */
export function findMediaFiles(editor: Editor, query: MediaQuery): Promise<ListedMediaFile[] | MediaPage> {
  const { search, filter, url } = query;
  if (query.page === undefined) return media.list(editor, { search, filter, url });
  return callStrapiAs(editor, PATH + queryString({ ...query }), mediaPage);
}

export async function uploadMediaFile(
  editor: Editor,
  upload: File,
  alternativeText: string,
): Promise<MediaFile> {
  const form = new FormData();
  form.append('files', upload);
  form.append('fileInfo', JSON.stringify({ name: upload.name, alternativeText }));
  const call = { method: 'POST', form, timeoutMs: UPLOAD_TIMEOUT_MS } as const;
  const [stored] = await callStrapiAs(editor, '/upload', z.tuple([uploadedFile]).rest(uploadedFile), call);
  return stored;
}

export function describeMediaFile(editor: Editor, id: number, json: MediaChange): Promise<MediaFile> {
  return callStrapiAs(editor, media.pathOf(id), mediaFile, { method: 'PUT', json });
}

/** Deletes an unused file; returns the uses of any other, and deletes nothing. */
export async function deleteMediaFile(editor: Editor, id: number): Promise<PictureUses | null> {
  try {
    await media.remove(editor, id);
    return null;
  } catch (error) {
    if (!(error instanceof StrapiRefusal) || error.details.name !== 'PictureInUse') throw error;
    return pictureUses.parse(error.details.info);
  }
}
