import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { call } from './http-client';

export interface StoredFile {
  id: number;
  name: string;
  url: string;
  /** In units of 1000 bytes. */
  size: number;
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

/** Creates an animated GIF of any size in few bytes: frames of one pixel on a large canvas. */
export function movingGif(
  { width, height, frames }: { width: number; height: number; frames: number },
  extra = Buffer.alloc(0),
) {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const colours = [0, 0, 0, 255, 255, 255];
  const loop = Buffer.from('!\xff\x0bNETSCAPE2.0\x03\x01\x02\x00\x00', 'latin1');
  const pixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 7, 0, 0, 0, ...pixel]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0, ...colours]),
    loop,
    extra,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

export function pngPart(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
