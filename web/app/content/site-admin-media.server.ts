import { z } from 'zod';
import { askAs, type Editor } from './site-admin.server';

const UPLOAD_TIME_LIMIT_MS = 60_000;

const file = z.object({
  id: z.number(),
  name: z.string().nullish(),
  url: z.string(),
  /** In bytes. */
  size: z.number().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  alternativeText: z.string().nullish(),
});
/** Strapi's own calls count in thousands of bytes. */
const uploadedFile = file.transform(({ size, ...rest }) => ({
  ...rest,
  size: typeof size === 'number' ? Math.round(size * 1_000) : null,
}));
const listedFile = file.extend({ usedBy: z.array(z.string()).default([]) });

/** A file of Strapi's media library. */
export type MediaFile = z.output<typeof file>;
export type ListedFile = z.output<typeof listedFile>;

export function getMediaFiles(editor: Editor): Promise<ListedFile[]> {
  return askAs(editor, '/site-admin/media', listedFile.array());
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

export async function describeMediaFile(
  editor: Editor,
  id: number,
  alternativeText: string,
): Promise<MediaFile> {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ alternativeText }));
  return askAs(editor, `/upload?id=${id}`, uploadedFile, { method: 'POST', form });
}
