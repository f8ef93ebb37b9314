import { DEFAULT_LANGUAGE } from 'contract/languages';
import { bytesOf, type MediaFile } from 'contract/media';
import { z } from 'zod';
import { callStrapiAs, type Editor } from './strapi-call.server';

const UPLOAD_TIMEOUT_MS = 60_000;

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

/** Uses Strapi's own call, which reads forms. @throws StrapiRefusal, ContentUnavailable */
export async function uploadFile(editor: Editor, upload: File, alternativeText = ''): Promise<MediaFile> {
  const form = new FormData();
  form.append('files', upload);
  form.append('fileInfo', JSON.stringify({ name: upload.name, alternativeText }));
  const call = { method: 'POST', form, timeoutMs: UPLOAD_TIMEOUT_MS } as const;
  const [stored] = await callStrapiAs(editor, '/upload', z.tuple([uploadedFile]).rest(uploadedFile), call);
  return stored;
}
