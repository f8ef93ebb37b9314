import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '~/i18n/languages';
import { outdatedSchema } from './outdated';
import { askAs, type Editor, SiteAdminRefusal } from './site-admin.server';
import { TRANSLATED_KINDS } from './translated-kinds';

const UPLOAD_TIME_LIMIT_MS = 60_000;
const PATH = '/site-admin/media';

const file = z.object({
  id: z.number(),
  name: z.string().nullish(),
  url: z.string(),
  /** In thousands of bytes, as Strapi counts. */
  size: z.number().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  alternativeText: z.string().nullish(),
});
const alternativeTexts = z.partialRecord(z.enum(LANGUAGE_CODES), z.string()).default({});

const inBytes = <File extends z.output<typeof file>>({ size, ...rest }: File) => ({
  ...rest,
  size: typeof size === 'number' ? Math.round(size * 1_000) : null,
});
const describedFile = file.extend({ alternativeTexts });
const storedFile = describedFile.transform(inBytes);
const otherUse = z.object({ kind: z.enum(TRANSLATED_KINDS), key: z.string() });
const listedFile = describedFile
  .extend({
    usedBy: z.array(z.string()),
    usedElsewhere: otherUse.array(),
    mayChange: z.boolean(),
    outdated: outdatedSchema,
  })
  .transform(inBytes);
/** Strapi's own upload knows the German text alone. */
const uploadedFile = file.transform((uploaded) => ({
  ...inBytes(uploaded),
  alternativeTexts: uploaded.alternativeText ? { [DEFAULT_LANGUAGE]: uploaded.alternativeText } : {},
}));

/** A file of Strapi's media library; its size is in bytes. */
export type MediaFile = z.output<typeof storedFile>;
export type ListedFile = z.output<typeof listedFile>;

/** What is absent stays, an empty text clears; the first is the German one. */
export interface MediaChange {
  alternativeText?: string | undefined;
  alternativeTexts?: Partial<Record<Language, string>> | undefined;
}

export function getMediaFiles(editor: Editor): Promise<ListedFile[]> {
  return askAs(editor, PATH, listedFile.array());
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
  return askAs(editor, `${PATH}/${id}`, storedFile, { method: 'PUT', json });
}

const uses = z.object({ sections: z.array(z.string()), elsewhere: otherUse.array() });

/** Deletes a file that nothing shows; else answers what does, and nothing is deleted. */
export async function deleteMediaFile(editor: Editor, id: number): Promise<z.output<typeof uses> | null> {
  try {
    await askAs(editor, `${PATH}/${id}`, z.unknown(), { method: 'DELETE' });
    return null;
  } catch (error) {
    if (!(error instanceof SiteAdminRefusal) || error.details.name !== 'PictureInUse') throw error;
    return uses.parse(error.details.info);
  }
}
