import sharp from 'sharp';
import { call } from './http-client';

export interface StoredFile {
  id: number;
  url: string;
}

export const picture = (width = 8) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#12A5A8' } });

export function upload(
  url: string,
  token: string,
  {
    content,
    name,
    type,
    query = '',
  }: { content: string | Buffer; name: string; type: string; query?: string },
) {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  return call<StoredFile[]>(`${url}/upload${query}`, { token, form });
}

export async function uploadPicture(url: string, token: string, name: string): Promise<StoredFile> {
  const content = await picture().png().toBuffer();
  const { body } = await upload(url, token, { content, name, type: 'image/png' });
  const [file] = body;
  if (!file) throw new Error(`the upload of ${name} answered ${JSON.stringify(body)}`);
  return file;
}
