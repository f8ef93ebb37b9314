import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { type ChainFormat, findPictureParts } from './picture-parts';

const SECRET = 'SECRET-48.37,10.90';
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const photo = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#888', noise } });

const FILES: [name: string, format: ChainFormat, make: (image: Sharp) => Sharp][] = [
  ['JPEG', 'jpeg', (image) => image.jpeg()],
  ['progressive JPEG', 'jpeg', (image) => image.jpeg({ mozjpeg: true })],
  ['JPEG for print', 'jpeg', (image) => image.toColourspace('cmyk').jpeg()],
  ['PNG', 'png', (image) => image.png()],
  ['PNG with a palette', 'png', (image) => image.png({ palette: true })],
  ['WebP', 'webp', (image) => image.webp()],
  ['WebP with transparency', 'webp', (image) => image.ensureAlpha(0.5).webp()],
  ['WebP without loss', 'webp', (image) => image.webp({ lossless: true })],
  ['GIF', 'gif', (image) => image.gif()],
];

const pixels = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer();

describe.each(FILES)('%s', (_name, format, make) => {
  const withSecrets = () =>
    make(
      photo()
        .withExif({ IFD0: { Artist: SECRET } })
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`),
    ).toBuffer();

  test('loses what is no picture and keeps every pixel', async () => {
    const file = Buffer.concat([await withSecrets(), Buffer.from(SECRET)]);
    const kept = findPictureParts(format, file) ?? Buffer.alloc(0);
    expect(kept.includes(SECRET)).toBe(false);
    expect(await pixels(kept)).toEqual(await pixels(file));
    const { exif, xmp, comments } = await sharp(kept).metadata();
    expect([exif, xmp, comments]).toEqual([undefined, undefined, undefined]);
  });

  test('stays as it is where there is nothing to lose', async () => {
    const clean = findPictureParts(format, await make(photo()).toBuffer()) ?? Buffer.alloc(0);
    expect(findPictureParts(format, clean)).toEqual(clean);
  });

  test('has no parts when it is cut off', async () => {
    const file = await withSecrets();
    expect(findPictureParts(format, file.subarray(0, file.length - 20))).toBeNull();
  });
});

test('a WebP in motion keeps its frames and loses what stands within them', async () => {
  const frames = Buffer.concat(
    await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .raw()
          .toBuffer(),
      ),
    ),
  );
  const file = await sharp(frames, { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } })
    .webp({ loop: 2, delay: [50, 60, 70] })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
    .toBuffer();
  const kept = findPictureParts('webp', withinFirstFrame(file, SECRET)) ?? Buffer.alloc(0);
  expect(kept.includes(SECRET)).toBe(false);
  expect(await pixels(kept)).toEqual(await pixels(file));
  const { pages, loop, delay } = await sharp(kept).metadata();
  expect({ pages, loop, delay }).toEqual({ pages: 3, loop: 2, delay: [50, 60, 70] });
});

/** As a part of its own at the end of the first frame. */
function withinFirstFrame(file: Buffer, text: string): Buffer {
  const at = file.indexOf('ANMF');
  const end = at + 8 + file.readUInt32LE(at + 4);
  const part = Buffer.concat([Buffer.from('junk'), Buffer.from([text.length, 0, 0, 0]), Buffer.from(text)]);
  const changed = Buffer.concat([file.subarray(0, end), part, file.subarray(end)]);
  changed.writeUInt32LE(end - at - 8 + part.length, at + 4);
  changed.writeUInt32LE(changed.length - 8, 4);
  return changed;
}
