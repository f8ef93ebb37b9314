/**
 * A picture file is a chain of parts. Here those are kept that make the picture, byte by byte, and all others go:
 * metadata, comments, further pictures and whatever stands behind the end. Nothing is encoded a second time.
 */
export type ChainFormat = 'jpeg' | 'png' | 'webp' | 'gif';

const PARTS: Record<ChainFormat, (file: Buffer) => Iterable<Buffer>> = {
  jpeg: jpegParts,
  png: pngParts,
  webp: webpParts,
  gif: gifParts,
};

/** Null where the chain is not as the format wants it. */
export function findPictureParts(format: ChainFormat, file: Buffer): Buffer | null {
  try {
    return Buffer.concat([...PARTS[format](file)]);
  } catch (error) {
    if (error instanceof RangeError) return null; // a part that is unknown, or longer than the file
    throw error;
  }
}

function cut(file: Buffer, start: number, end: number): Buffer {
  if (end > file.length) throw new RangeError('the file ends within a part');
  return file.subarray(start, end);
}

/** JFIF and Adobe tell the colours, in this length; a longer JFIF has a small picture of its own. */
const KEPT_APPLICATION_DATA: Record<number, { name: string; length: number }> = {
  224: { name: 'JFIF\0', length: 16 },
  238: { name: 'Adobe', length: 14 },
};
const JPEG = { end: 0xd9, scan: 0xda, firstApplication: 0xe0, lastApplication: 0xef, comment: 0xfe };

function* jpegParts(file: Buffer): Generator<Buffer> {
  yield cut(file, 0, 2);
  for (let at = 2; ; ) {
    if (file.readUInt8(at) !== 0xff) throw new RangeError('no marker');
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1; // a filler
      continue;
    }
    if (marker === JPEG.end) return yield cut(file, at, at + 2);
    const length = file.readUInt16BE(at + 2);
    const dataAt = at + 2 + length;
    const end = marker === JPEG.scan ? endOfScan(file, dataAt) : dataAt;
    const part = cut(file, at, end);
    if (isOfPicture(marker, length, part)) yield part;
    at = end;
  }
}

function isOfPicture(marker: number, length: number, part: Buffer): boolean {
  if (marker === JPEG.comment) return false;
  if (marker < JPEG.firstApplication || marker > JPEG.lastApplication) return true;
  const kept = KEPT_APPLICATION_DATA[marker];
  return kept?.length === length && part.toString('latin1', 4, 9) === kept.name;
}

/** In a scan 0xff is followed by zero, or by the number of a restart. */
function endOfScan(file: Buffer, start: number): number {
  let at = file.indexOf(0xff, start);
  while (at !== -1) {
    const next = file.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = file.indexOf(0xff, at + 2);
  }
  throw new RangeError('the scan has no end');
}

const PNG_SIGNATURE_LENGTH = 8;
const PNG_PARTS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT cICP bKGD pHYs acTL fcTL fdAT'.split(' '),
);

function* pngParts(file: Buffer): Generator<Buffer> {
  yield cut(file, 0, PNG_SIGNATURE_LENGTH);
  let name = '';
  for (let at = PNG_SIGNATURE_LENGTH; name !== 'IEND'; ) {
    const part = cut(file, at, at + 12 + file.readUInt32BE(at));
    name = part.toString('latin1', 4, 8);
    if (PNG_PARTS.has(name)) yield part;
    at += part.length;
  }
}

const WEBP_PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** Of VP8X: the file has a colour profile, EXIF, XMP. */
const WEBP_METADATA_FLAGS = 0x20 | 0x08 | 0x04;
const WEBP_FRAME_HEADER = 16;

function* webpParts(file: Buffer): Generator<Buffer> {
  const parts = webpChunks(cut(file, 12, 8 + file.readUInt32LE(4)));
  yield webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
}

function* webpChunks(chain: Buffer): Generator<Buffer> {
  for (let at = 0; at < chain.length; ) {
    const name = chain.toString('latin1', at, at + 4);
    const size = chain.readUInt32LE(at + 4);
    const content = cut(chain, at + 8, at + 8 + size);
    if (name === 'ANMF') yield webpChunk(name, frameWithout(content));
    else if (name === 'VP8X') yield webpChunk(name, withoutMetadataFlags(content));
    else if (WEBP_PARTS.has(name)) yield webpChunk(name, content);
    at += 8 + size + (size % 2);
  }
}

/** A frame is a chain of its own. */
const frameWithout = (frame: Buffer) =>
  Buffer.concat([
    cut(frame, 0, WEBP_FRAME_HEADER),
    ...webpChunks(cut(frame, WEBP_FRAME_HEADER, frame.length)),
  ]);

function withoutMetadataFlags(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  changed.writeUInt8(changed.readUInt8(0) & ~WEBP_METADATA_FLAGS, 0);
  return changed;
}

function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const GIF = { image: 0x2c, extension: 0x21, end: 0x3b, control: 0xf9, application: 0xff };
/** How often the picture is repeated, in this length; else there is something hidden in it. */
const GIF_LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const GIF_LOOP_LENGTH = 19;

function* gifParts(file: Buffer): Generator<Buffer> {
  let at = 13 + colourTableLength(file.readUInt8(10));
  yield cut(file, 0, at);
  for (;;) {
    const kind = file.readUInt8(at);
    if (kind === GIF.end) return yield cut(file, at, at + 1);
    const isImage = kind === GIF.image;
    if (!isImage && kind !== GIF.extension) throw new RangeError('no block');
    const blocksAt = isImage ? at + 11 + colourTableLength(file.readUInt8(at + 9)) : at + 2;
    const part = cut(file, at, endOfBlocks(file, blocksAt));
    if (isImage || part[1] === GIF.control || isLoop(part)) yield part;
    at += part.length;
  }
}

const colourTableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

function endOfBlocks(file: Buffer, start: number): number {
  let at = start;
  for (let size = file.readUInt8(at); size > 0; size = file.readUInt8(at)) at += 1 + size;
  return at + 1;
}

const isLoop = (part: Buffer) =>
  part[1] === GIF.application &&
  part.length === GIF_LOOP_LENGTH &&
  GIF_LOOPS.has(part.toString('latin1', 3, 14));
