import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ResizedUploads } from './uploads-resized.server';

let png: Buffer<ArrayBuffer>;

beforeAll(async () => {
  const image = sharp({ create: { width: 700, height: 70, channels: 3, background: '#0f5c7a' } });
  png = Buffer.from(await image.png().toBuffer());
});

/** Files that are kept in memory, and a Strapi that can be away. */
function surroundings() {
  const kept = new Map<string, Buffer>();
  const world = { isAway: false, gets: 0, kept };
  const fetchFile = async (_path: string, method: 'GET' | 'HEAD') => {
    if (world.isAway) throw new TypeError('fetch failed');
    if (method === 'GET') world.gets += 1;
    const headers = { 'Content-Type': 'image/png', 'Content-Length': String(png.length) };
    return new Response(method === 'GET' ? png : null, { headers });
  };
  const files = {
    find: async (name: string) => kept.get(name) ?? null,
    save: async (name: string, content: Buffer) => {
      kept.set(name, content);
    },
  };
  return { world, options: { fetch: fetchFile, files } };
}

const request = (name: string) => ({ path: `/uploads/${name}.png`, width: 320, format: 'webp' }) as const;

describe('resized uploads', () => {
  it('are made one after the other; who comes when too many wait gets the file as it is', async () => {
    const { world, options } = surroundings();
    const uploads = new ResizedUploads({ ...options, maxQueued: 2 });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => uploads.find(request(name))));
    expect(answers.map((answer) => (typeof answer === 'string' ? answer : answer.type))).toEqual([
      'image/webp',
      'image/webp',
      'busy',
      'busy',
    ]);
    expect(world.kept.size).toBe(2);
    expect(await uploads.find(request('c'))).toMatchObject({ type: 'image/webp' });
  });

  it('that are known serve while Strapi is away', async () => {
    const { world, options } = surroundings();
    const uploads = new ResizedUploads(options);
    await uploads.find(request('a'));
    world.isAway = true;
    expect(await uploads.find(request('a'))).toMatchObject({ type: 'image/webp' });
    expect(await uploads.find({ ...request('a'), width: 640 })).toBe('busy');
    expect(await uploads.find(request('b'))).toBe('as-it-is');
    world.isAway = false;
    expect(await uploads.find({ ...request('a'), width: 640 })).toMatchObject({ type: 'image/webp' });
  });
});
