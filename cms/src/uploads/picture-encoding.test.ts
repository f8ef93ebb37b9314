import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { pngPart } from '../../tests/pictures';
import { reencode } from './picture-encoding';
import { readable } from './picture-refusal';

const SECRET = 'SECRET-48.37,10.90';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`;
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const photo = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#888', noise } });
const plain = (background: string) => sharp({ create: { width: 16, height: 8, channels: 3, background } });
const drawing = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#fff"/><path d="M0 0L300 200M20 180L280 10" stroke="#124" stroke-width="4"/></svg>',
    ),
  ).removeAlpha();

const encoded = async (content: Buffer) => reencode(content, await readable(sharp(content).metadata()));
const pixels = (file: Buffer) =>
  sharp(file, { animated: true }).toColourspace('srgb').ensureAlpha().raw().toBuffer();

/** Peak signal-to-noise ratio in decibels: from 30 up nobody sees a difference; equal pictures give infinity. */
async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  expect(a.length).toBe(b.length);
  const squares = a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0);
  return squares === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10(255 ** 2 / (squares / a.length));
}

const EXACT = Number.POSITIVE_INFINITY;
const FILES: [name: string, atLeast: number, make: (image: Sharp) => Sharp][] = [
  ['JPEG', 33, (image) => image.jpeg()],
  ['JPEG with all its colours', 33, (image) => image.jpeg({ chromaSubsampling: '4:4:4' })],
  ['progressive JPEG', 33, (image) => image.jpeg({ mozjpeg: true })],
  ['JPEG for print', 25, (image) => image.toColourspace('cmyk').jpeg()],
  ['grey JPEG', 33, (image) => image.toColourspace('b-w').jpeg()],
  ['PNG', EXACT, (image) => image.png()],
  ['PNG with a palette', EXACT, (image) => image.png({ palette: true })],
  ['PNG with transparency', EXACT, (image) => image.ensureAlpha(0.5).png()],
  ['grey PNG', EXACT, (image) => image.toColourspace('b-w').png()],
  ['WebP', 33, (image) => image.webp()],
  ['WebP with transparency', 33, (image) => image.ensureAlpha(0.5).webp()],
  ['WebP without loss', EXACT, (image) => image.webp({ lossless: true })],
  ['GIF', 45, (image) => image.gif()],
  ['AVIF', 30, (image) => image.avif()],
];

describe.each(FILES)('%s', (_name, atLeast, make) => {
  const withSecrets = () =>
    make(
      photo()
        .withExif({ IFD0: { Artist: SECRET }, IFD3: { GPSLatitude: '48/1 22/1 0/1' } })
        .withXmp(XMP),
    ).toBuffer();

  test('loses what is no picture, in the file and behind it, and looks the same', async () => {
    const file = Buffer.concat([await withSecrets(), Buffer.from(`\0\0\0\x1afree${SECRET}`)]);
    expect(file.includes(SECRET)).toBe(true);
    const result = await encoded(file);
    expect(result.includes(SECRET)).toBe(false);
    expect(await likeness(result, file)).toBeGreaterThanOrEqual(atLeast);
    const { format, exif, xmp, iptc, icc, comments } = await sharp(result).metadata();
    expect([exif, xmp, iptc, icc, comments]).toEqual(Array(5).fill(undefined));
    expect(format).toBe((await sharp(file).metadata()).format);
  });

  test('cut off is unreadable', async () => {
    const file = await withSecrets();
    await expect(encoded(file.subarray(0, file.length - 300))).rejects.toMatchObject({
      details: { code: 'picture-unreadable' },
    });
  });
});

describe('a drawing', () => {
  test.each([
    ['with a palette', (image: Sharp) => image.png({ palette: true })],
    ['in grey', (image: Sharp) => image.toColourspace('b-w').png()],
    ['of many colours', (image: Sharp) => image.png()],
  ])('%s does not grow', async (_name, make) => {
    const file = await make(drawing()).toBuffer();
    expect((await encoded(file)).length).toBeLessThanOrEqual(file.length * 1.1);
  });
});

describe('a picture looks as its file says that it should', () => {
  const firstPixel = async (file: Buffer) => [...(await pixels(file)).subarray(0, 3)];
  const expectColour = async (file: Buffer, colour: number[]) => {
    const found = await firstPixel(file);
    for (const [index, value] of colour.entries())
      expect(Math.abs((found[index] ?? 0) - value)).toBeLessThan(5);
  };

  test('turned', async () => {
    const file = await plain('#12A5A8').withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, orientation } = await sharp(await encoded(file)).metadata();
    expect([width, height, orientation]).toEqual([8, 16, undefined]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('in the colours of its profile: %s', async (format) => {
    const file = await plain('#c8283c').withIccProfile('p3').toFormat(format).toBuffer();
    expect((await sharp(file).metadata()).icc).toBeDefined();
    await expectColour(await encoded(file), [0xc8, 0x28, 0x3c]);
  });

  test('in the colours of its profile with 16 bits, too', async () => {
    const file = await plain('#c8283c').toColourspace('rgb16').withIccProfile('p3').png().toBuffer();
    expect((await sharp(file).metadata()).depth).toBe('ushort');
    await expectColour(await encoded(file), [0xc8, 0x28, 0x3c]);
  });
});

describe('a picture in motion', () => {
  const WIDTH = 40;
  const HEIGHT = 30;
  const moving = async () => {
    const frames = ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
        .raw()
        .toBuffer(),
    );
    const raw = { width: WIDTH, height: HEIGHT * 3, channels: 3, pageHeight: HEIGHT } as const;
    return sharp(Buffer.concat(await Promise.all(frames)), { raw });
  };
  const timing = { loop: 2, delay: [50, 60, 70] };

  test.each([
    ['GIF', 45, (image: Sharp) => image.gif(timing)],
    ['WebP', 30, (image: Sharp) => image.webp(timing)],
    ['WebP without loss', EXACT, (image: Sharp) => image.webp({ ...timing, lossless: true })],
  ])('keeps its frames, their times and how often they come: %s', async (_name, atLeast, make) => {
    const file = await make(await moving()).toBuffer();
    const result = await encoded(file);
    const { pages, loop, delay } = await sharp(result).metadata();
    expect({ pages, loop, delay }).toEqual({ pages: 3, ...timing });
    expect(await likeness(result, file)).toBeGreaterThanOrEqual(atLeast);
  });

  test('has nothing hidden within a frame: WebP', async () => {
    const file = withinFirstFrame(await (await moving()).webp(timing).withXmp(XMP).toBuffer(), SECRET);
    expect((await sharp(file).metadata()).pages).toBe(3);
    expect((await encoded(file)).includes(SECRET)).toBe(false);
  });

  test('is refused as a PNG, of which the first frame alone would be left', async () => {
    const file = await plain('#12A5A8').png().toBuffer();
    const part = pngPart('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    const end = 8 + 25; // the signature and the header
    const movingPng = Buffer.concat([file.subarray(0, end), part, file.subarray(end)]);
    await expect(encoded(movingPng)).rejects.toMatchObject({
      message: 'PNG pictures in motion are not accepted',
      details: { code: 'picture-unreadable' },
    });
  });
});

/** Adds the text as a chunk at the end of the first frame. */
function withinFirstFrame(file: Buffer, text: string): Buffer {
  const at = file.indexOf('ANMF');
  const end = at + 8 + file.readUInt32LE(at + 4);
  const part = Buffer.concat([Buffer.from('junk'), Buffer.from([text.length, 0, 0, 0]), Buffer.from(text)]);
  const changed = Buffer.concat([file.subarray(0, end), part, file.subarray(end)]);
  changed.writeUInt32LE(end - at - 8 + part.length, at + 4);
  changed.writeUInt32LE(changed.length - 8, 4);
  return changed;
}
