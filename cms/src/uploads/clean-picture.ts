import type { Metadata } from 'sharp';

/**
 * Returns the picture without metadata, comments and what follows its end, and every byte of its pixels as it came.
 * Returns null where only a new encoding can do that: pixels to be turned or of other colours, and any byte that is not
 * where the format puts it. Expects a file that sharp has decoded whole.
 */
export function cleanPicture(content: Buffer, metadata: Metadata): Buffer | null {
  const { format, icc, orientation = 1, space } = metadata;
  // A profile is a text of any length, and its colours are to become sRGB.
  if (icc || orientation !== 1 || (space !== 'srgb' && space !== 'b-w')) return null;
  const clean = CLEANERS[format];
  if (!clean) return null;
  try {
    return clean(content);
  } catch (error) {
    // Buffers throw a RangeError where a file names more bytes than it has.
    if (error instanceof UnknownPart || error instanceof RangeError) return null;
    throw error;
  }
}

const CLEANERS: Partial<Record<Metadata['format'], (content: Buffer) => Buffer>> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
};

class UnknownPart extends Error {}

function slice(content: Buffer, start: number, end: number): Buffer {
  if (start > end || end > content.length) throw new UnknownPart();
  return content.subarray(start, end);
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;
/** Tables, restart intervals, and the frames of baseline, extended and progressive pictures. */
const JPEG_PARTS = new Set([0xdb, 0xc4, 0xdd, 0xc0, 0xc1, 0xc2, SOS]);
/** Say how to read the colours: `JFIF` without a thumbnail, and `Adobe`. */
const COLOUR_PARTS: Readonly<Record<number, { name: string; length: number }>> = {
  [APP0]: { name: 'JFIF\0', length: 16 },
  [APP14]: { name: 'Adobe', length: 14 },
};
const isMetadata = (marker: number) => (marker >= APP0 && marker <= APP15) || marker === COM;

function cleanJpeg(content: Buffer): Buffer {
  const kept = [slice(content, 0, 2)];
  if (markerAt(content, 0) !== SOI) throw new UnknownPart();
  let at = 2;
  for (let marker = markerAt(content, at); marker !== EOI; marker = markerAt(content, at)) {
    const headEnd = at + 2 + content.readUInt16BE(at + 2);
    const end = marker === SOS ? endOfScan(content, headEnd) : headEnd;
    const part = slice(content, at, end);
    if (JPEG_PARTS.has(marker) || isColourPart(marker, part)) kept.push(part);
    else if (!isMetadata(marker)) throw new UnknownPart();
    at = end;
  }
  return Buffer.concat([...kept, slice(content, at, at + 2)]);
}

function markerAt(content: Buffer, at: number): number {
  if (content.readUInt8(at) !== 0xff) throw new UnknownPart();
  return content.readUInt8(at + 1);
}

function isColourPart(marker: number, part: Buffer): boolean {
  const expected = COLOUR_PARTS[marker];
  if (!expected || !part.toString('latin1', 4).startsWith(expected.name)) return false;
  if (part.length - 2 !== expected.length) throw new UnknownPart();
  return true;
}

/** Pixels have a zero or the number of a restart after each 0xff. */
function endOfScan(content: Buffer, start: number): number {
  let at = content.indexOf(0xff, start);
  while (at !== -1) {
    const next = content.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = content.indexOf(0xff, at + 2);
  }
  throw new UnknownPart();
}

const PNG_SIGNATURE_LENGTH = 8;
/** Longest data of each; pixels are as long as they are. */
const PNG_CHUNKS: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  IDAT: Number.POSITIVE_INFINITY,
  IEND: 0,
};

function cleanPng(content: Buffer): Buffer {
  const kept = [slice(content, 0, PNG_SIGNATURE_LENGTH)];
  const seen = new Set<string>();
  let at = PNG_SIGNATURE_LENGTH;
  while (!seen.has('IEND')) {
    const length = content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    const chunk = slice(content, at, at + 12 + length);
    at += chunk.length;
    const longest = PNG_CHUNKS[name];
    // Names of chunks without which there is no picture begin with a capital.
    if (longest === undefined && /^[a-z]/.test(name)) continue;
    if (longest === undefined || length > longest || (name !== 'IDAT' && seen.has(name)))
      throw new UnknownPart();
    seen.add(name);
    kept.push(chunk);
  }
  return Buffer.concat(kept);
}

const RIFF_HEAD_LENGTH = 12;
const FRAME_HEAD_LENGTH = 16;
const PIXELS_OF_WEBP = new Set(['ALPH', 'VP8 ', 'VP8L']);
/** Flags of VP8X for motion and transparency; the others tell of metadata and profiles. */
const KEPT_FLAGS = 0x12;

function cleanWebp(content: Buffer): Buffer {
  const end = 8 + content.readUInt32LE(4);
  const body = Buffer.concat(
    chunksOf(slice(content, RIFF_HEAD_LENGTH, end)).flatMap(({ name, data }) => {
      if (PIXELS_OF_WEBP.has(name)) return [riffChunk(name, data)];
      if (name === 'VP8X') return [riffChunk(name, withKeptFlags(slice(data, 0, 10)))];
      if (name === 'ANIM') return [riffChunk(name, slice(data, 0, 6))];
      return name === 'ANMF' ? [riffChunk(name, cleanFrame(data))] : [];
    }),
  );
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), body]));
}

function withKeptFlags(head: Buffer): Buffer {
  const changed = Buffer.from(head);
  changed.writeUInt32LE(head.readUInt8(0) & KEPT_FLAGS, 0);
  return changed;
}

function cleanFrame(data: Buffer): Buffer {
  const pixels = chunksOf(slice(data, FRAME_HEAD_LENGTH, data.length))
    .filter(({ name }) => PIXELS_OF_WEBP.has(name))
    .map(({ name, data }) => riffChunk(name, data));
  return Buffer.concat([slice(data, 0, FRAME_HEAD_LENGTH), ...pixels]);
}

function chunksOf(content: Buffer): { name: string; data: Buffer }[] {
  const chunks = [];
  const seen = new Set<string>();
  for (let at = 0; at < content.length; ) {
    const name = content.toString('latin1', at, at + 4);
    const length = content.readUInt32LE(at + 4);
    // Decoders would not look at the second.
    if (seen.has(name) && name !== 'ANMF') throw new UnknownPart();
    seen.add(name);
    chunks.push({ name, data: slice(content, at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** A chunk of odd length is followed by a zero. */
function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8, name);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
