import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { pngPart } from '../../tests/pictures';
import { cleanPicture } from './clean-picture';
import { reencode } from './picture-encoding';

const SCRIPT = '<script>alert(document.cookie)</script>';
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const photo = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#888', noise } });
const withMetadata = (image: Sharp) => image.withExif({ IFD0: { Artist: SCRIPT } }).withXmp(SCRIPT);

const encoded = async (file: Buffer) => reencode(file, await sharp(file).metadata());
const cleaned = async (file: Buffer) => cleanPicture(file, await sharp(file).metadata());
const pixels = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer();

function withBytesAt(file: Buffer, at: number, bytes: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)]);
}

function jpegPart(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + text.length, 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

/** Adds a chunk, and as long as the file says that it is. */
function withWebpPart(file: Buffer, name: string, text: string): Buffer {
  const head = Buffer.alloc(8, name);
  head.writeUInt32LE(text.length, 4);
  const result = Buffer.concat([file, head, Buffer.from(text), Buffer.alloc(text.length % 2)]);
  result.writeUInt32LE(result.length - 8, 4);
  return result;
}

async function moving(): Promise<Sharp> {
  const frames = await Promise.all([photo(), photo(), photo()].map((image) => image.raw().toBuffer()));
  return sharp(Buffer.concat(frames), { raw: { width: 90, height: 180, channels: 3, pageHeight: 60 } });
}

const SMALL: [name: string, make: () => Promise<Buffer>][] = [
  ['JPEG', () => photo().jpeg({ quality: 50 }).toBuffer()],
  ['progressive JPEG', () => photo().jpeg({ quality: 50, progressive: true }).toBuffer()],
  ['grey JPEG', () => photo().toColourspace('b-w').jpeg({ quality: 50 }).toBuffer()],
  ['WebP', () => photo().webp({ quality: 50 }).toBuffer()],
  ['WebP with transparency', () => photo().ensureAlpha(0.5).webp({ quality: 50 }).toBuffer()],
  ['WebP in motion', async () => (await moving()).webp({ quality: 50, loop: 2 }).toBuffer()],
];

describe.each(SMALL)('%s that a new encoding would enlarge', (_name, make) => {
  test('is kept byte for byte if it is clean', async () => {
    const file = await make();
    expect(await encoded(file)).toEqual(file);
  });

  test('loses what follows its end', async () => {
    const file = await make();
    expect(await encoded(Buffer.concat([file, Buffer.from(SCRIPT)]))).toEqual(file);
  });
});

describe.each([
  ['JPEG', (image: Sharp) => image.jpeg()],
  ['PNG', (image: Sharp) => image.png()],
  ['PNG with a palette', (image: Sharp) => image.png({ palette: true })],
  ['WebP', (image: Sharp) => image.webp()],
  ['WebP without loss', (image: Sharp) => image.webp({ lossless: true })],
] as const)('%s', (_name, make) => {
  test('loses its metadata and no pixel', async () => {
    const file = await make(withMetadata(photo())).toBuffer();
    expect(file.includes(SCRIPT)).toBe(true);
    const result = (await cleaned(file)) ?? expect.fail('not clean');
    expect(result.includes(SCRIPT)).toBe(false);
    expect(await pixels(result)).toEqual(await pixels(file));
    const { exif, xmp } = await sharp(result).metadata();
    expect([exif, xmp]).toEqual([undefined, undefined]);
  });

  test('is not kept with a profile, which can say anything', async () => {
    expect(await cleaned(await make(photo().withIccProfile('p3')).toBuffer())).toBeNull();
  });

  test('is not kept if it has to be turned', async () => {
    expect(await cleaned(await make(photo().withMetadata({ orientation: 6 })).toBuffer())).toBeNull();
  });

  test('is not kept if it ends too early', async () => {
    const file = await make(photo()).toBuffer();
    const metadata = await sharp(file).metadata();
    for (const length of [0, 1, 11, 20, 40, file.length - 13, file.length - 1])
      expect(cleanPicture(file.subarray(0, length), metadata)).toBeNull();
  });
});

describe('a JPEG loses a script', () => {
  const jpeg = () => photo().jpeg({ quality: 50 }).toBuffer();

  test.each([
    ['in a comment', 0xfe, SCRIPT],
    ['in a part of a program', 0xe5, SCRIPT],
    ['where a thumbnail could be', 0xe0, `JFXX\0${SCRIPT}`],
    ['in place of a profile', 0xe2, `MPF\0${SCRIPT}`],
  ])('%s', async (_place, marker, text) => {
    const file = await jpeg();
    const result = await encoded(withBytesAt(file, 2, jpegPart(marker, text)));
    expect(result).toEqual(file);
  });

  test.each([
    ['in a part about colours', jpegPart(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\0\0${SCRIPT}`)],
    ['in another one', jpegPart(0xee, `Adobe\0\x64\0\0\0\0\x01${SCRIPT}`)],
  ])('%s, with a new encoding', async (_place, part) => {
    const file = await jpeg();
    const hidden = withBytesAt(file, 2, part);
    expect(cleanPicture(hidden, await sharp(file).metadata())).toBeNull();
    expect((await encoded(hidden)).includes(SCRIPT)).toBe(false);
  });

  test('between its parts by being refused', async () => {
    const file = await jpeg();
    const hidden = withBytesAt(file, 2, Buffer.from(SCRIPT));
    expect(cleanPicture(hidden, await sharp(file).metadata())).toBeNull();
    await expect(encoded(hidden)).rejects.toMatchObject({ details: { code: 'picture-unreadable' } });
  });

  test('in a second picture', async () => {
    const [file, second] = [await jpeg(), await withMetadata(photo()).jpeg().toBuffer()];
    expect(await cleaned(Buffer.concat([file, second]))).toEqual(file);
  });
});

describe('a PNG', () => {
  const START = 8 + 25; // the signature and the header

  test('loses texts, and keeps what says how bright it is', async () => {
    const file = await photo().png().toBuffer();
    const gamma = pngPart('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]));
    const text = pngPart('tEXt', Buffer.from(`Comment\0${SCRIPT}`));
    const result = (await cleaned(withBytesAt(file, START, Buffer.concat([gamma, text])))) ?? expect.fail();
    expect(result.includes(SCRIPT)).toBe(false);
    expect(result.includes('gAMA')).toBe(true);
    expect(await pixels(result)).toEqual(await pixels(file));
  });

  test.each([
    ['a known part is longer than the format allows', pngPart('gAMA', Buffer.from(SCRIPT))],
    ['a part that pictures need is unknown', pngPart('SCRI', Buffer.from(SCRIPT))],
    ['a part comes twice', Buffer.concat(Array(2).fill(pngPart('sRGB', Buffer.from([0]))))],
  ])('is not kept where %s', async (_case, part) => {
    const file = await photo().png().toBuffer();
    expect(cleanPicture(withBytesAt(file, START, part), await sharp(file).metadata())).toBeNull();
  });
});

describe('a WebP', () => {
  test('loses parts that are no pixels', async () => {
    const file = await photo().ensureAlpha(0.5).webp({ quality: 50 }).toBuffer();
    expect(await encoded(withWebpPart(file, 'junk', SCRIPT))).toEqual(file);
  });

  test('is not kept with pixels that no decoder reads', async () => {
    const file = withWebpPart(await photo().webp({ quality: 50 }).toBuffer(), 'VP8 ', SCRIPT);
    expect(await cleaned(file)).toBeNull();
    expect((await encoded(file)).includes(SCRIPT)).toBe(false);
  });
});

test('formats without a rule of their own are not kept', async () => {
  expect(await cleaned(await photo().gif().toBuffer())).toBeNull();
  expect(await cleaned(await photo().avif().toBuffer())).toBeNull();
});
