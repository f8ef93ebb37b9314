import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '~/picture-widths';
import { isOriginal, ResizedUploads } from './uploads-resized.server';

let png: Buffer<ArrayBuffer>;

beforeAll(async () => {
  const image = sharp({ create: { width: 700, height: 70, channels: 3, background: '#0f5c7a' } });
  png = Buffer.from(await image.png().toBuffer());
});

function surroundings() {
  const kept = new Map<string, Buffer>();
  const world = { isAway: false, isGone: false, state: 'one', gets: 0, heads: 0, kept };
  const fetchFile = async (_path: string, method: 'GET' | 'HEAD') => {
    if (world.isAway) throw new TypeError('fetch failed');
    if (method === 'GET') world.gets += 1;
    else world.heads += 1;
    if (world.isGone) return new Response(null, { status: 404 });
    const headers = {
      ETag: world.state,
      'Content-Type': 'image/png',
      'Content-Length': String(png.length),
    };
    return new Response(method === 'GET' ? png : null, { headers });
  };
  const files = {
    find: async (name: string) => kept.get(name) ?? null,
    has: (name: string) => kept.has(name),
    save: async (name: string, content: Buffer) => {
      kept.set(name, content);
    },
    remove: async (name: string) => {
      kept.delete(name);
    },
  };
  return { world, options: { fetch: fetchFile, files } };
}

const request = (name: string, version: string | null = null) =>
  ({ path: `/uploads/${name}.png`, version, width: 320, format: 'webp' }) as const;

const resizedIn = (kept: Map<string, Buffer>) => [...kept.keys()].filter((name) => name.endsWith('.webp'));

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
    expect(resizedIn(world.kept)).toHaveLength(2);
    expect(await uploads.find(request('c'))).toMatchObject({ type: 'image/webp' });
  });

  it('that are known serve while Strapi is away', async () => {
    const { world, options } = surroundings();
    const uploads = new ResizedUploads(options);
    await uploads.find(request('a'));
    world.isAway = true;
    expect(await uploads.find(request('a'))).toMatchObject({ type: 'image/webp' });
    expect(await uploads.find({ ...request('a'), width: 640 })).toBe('unavailable');
    expect(await uploads.find(request('b'))).toBe('unavailable');
    world.isAway = false;
    expect(await uploads.find({ ...request('a'), width: 640 })).toMatchObject({ type: 'image/webp' });
  });

  it('are made from the kept original while Strapi is away, in every width', async () => {
    const { world, options } = surroundings();
    await new ResizedUploads(options).findOriginal(request('a', 'v1'));
    world.isAway = true;
    const next = new ResizedUploads({ ...options, now: () => 0 });
    for (const width of PICTURE_WIDTHS) {
      expect(await next.find({ ...request('a', 'v1'), width })).toMatchObject({ type: 'image/webp' });
    }
    expect(world.gets).toBe(1);
  });

  it('are sent without asking Strapi in the version that was asked for before, by the next process too', async () => {
    const { world, options } = surroundings();
    await new ResizedUploads(options).find(request('a', 'v1'));
    world.isAway = true;
    const next = new ResizedUploads({ ...options, now: () => 0 });
    expect(await next.find(request('a', 'v1'))).toMatchObject({ type: 'image/webp' });
    expect([world.heads, world.gets]).toEqual([1, 1]);
  });

  it('are looked up when another version is asked for', async () => {
    const { world, options } = surroundings();
    const uploads = new ResizedUploads(options);
    const before = await uploads.find(request('a', 'v1'));
    world.state = 'two';
    expect(await uploads.find(request('a', 'v2'))).not.toEqual(before);
    expect([world.heads, world.gets]).toEqual([2, 2]);
    await uploads.find(request('a'));
    await uploads.find(request('a', 'v2'));
    expect(world.heads).toBe(3);
  });

  it('are gone a moment after Strapi has lost them', async () => {
    const { world, options } = surroundings();
    let now = 1_000_000;
    const uploads = new ResizedUploads({ ...options, now: () => now });
    await uploads.find(request('a', 'v1'));
    world.isGone = true;
    now += 120_000;
    expect(await uploads.find(request('a', 'v1'))).toMatchObject({ type: 'image/webp' });
    await expect.poll(() => uploads.find(request('a', 'v1'))).toBe('missing');
    expect(await new ResizedUploads(options).find(request('a', 'v1'))).toBe('missing');
  });

  it('are passed on to Strapi, which answers 404, when the file goes between lookup and fetch', async () => {
    const { world, options } = surroundings();
    const fetchFile = async (path: string, method: 'GET' | 'HEAD') => {
      world.isGone = method === 'GET';
      return options.fetch(path, method);
    };
    const uploads = new ResizedUploads({ ...options, fetch: fetchFile });
    expect(await uploads.find(request('a', 'v1'))).toBe('as-it-is');
    expect(await uploads.findOriginal(request('a', 'v1'))).toBe('missing');
    expect(world.gets).toBe(2);
  });

  it('are looked up where what is known of them cannot be read', async () => {
    const { world, options } = surroundings();
    await new ResizedUploads(options).find(request('a', 'v1'));
    for (const name of world.kept.keys()) {
      if (name.endsWith('.json')) world.kept.set(name, Buffer.from('{"type":'));
    }
    expect(await new ResizedUploads(options).find(request('a', 'v1'))).toMatchObject({ type: 'image/webp' });
    expect(world.heads).toBe(2);
  });

  it('are as they were uploaded where nobody asks for a width, and kept if they are small', async () => {
    const { world, options } = surroundings();
    const uploads = new ResizedUploads(options);
    const { path } = request('a');
    const kept = await uploads.findOriginal({ path, version: 'v1' });
    expect(kept).toEqual({ content: png, type: 'image/png', etag: expect.stringContaining('.original') });
    world.isAway = true;
    const next = new ResizedUploads(options);
    expect(await next.findOriginal({ path, version: 'v1' })).toEqual(kept);
    expect(await next.findOriginal({ path: '/uploads/b.png', version: 'v1' })).toBe('unavailable');
  });

  it('are known to be kept until their original, or what is known of it, is displaced', async () => {
    const { world, options } = surroundings();
    const uploads = new ResizedUploads(options);
    const { path } = request('a');
    expect(uploads.keepsOriginal(path)).toBe(false);
    await uploads.findOriginal({ path, version: 'v1' });
    for (const name of [...world.kept.keys()]) {
      expect(isOriginal(name)).toBe(true);
      expect(uploads.keepsOriginal(path)).toBe(true);
      const content = world.kept.get(name) ?? Buffer.of();
      world.kept.delete(name);
      expect(uploads.keepsOriginal(path)).toBe(false);
      await options.files.save(name, content);
    }
    await uploads.find(request('a', 'v1'));
    expect(resizedIn(world.kept).some(isOriginal)).toBe(false);
  });
});
