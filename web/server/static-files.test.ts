import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CACHE_POLICIES } from '../app/http/cache-policies';
import { runSiteServer, SCRIPT } from './site-server.test-support';

const { ask, render } = runSiteServer();

describe('files', () => {
  it('are sent in the smallest form that the browser takes, for ever under names that change', async () => {
    const { status, headers, body } = await ask('/assets/a-1.js', {
      headers: { 'Accept-Encoding': 'gzip, deflate, br' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': CACHE_POLICIES.immutable,
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  it('are plain for those who take nothing else', async () => {
    const { headers, body } = await ask('/assets/a-1.js', { headers: { 'Accept-Encoding': 'br;q=0' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  it('are not sent again to those who have them', async () => {
    const { headers } = await ask('/font.woff2');
    const again = await ask('/font.woff2', { headers: { 'If-None-Match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('answer HEAD with everything but the body', async () => {
    const { status, headers, body } = await ask('/font.woff2', { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, '4', 0]);
    expect(headers['content-type']).toBe('font/woff2');
  });

  it('have the type that their name says', async () => {
    const typeOf = async (path: string) => (await ask(path)).headers['content-type'];
    expect(await typeOf('/favicon.ico')).toBe('image/x-icon');
    expect(await typeOf('/font.woff2')).toBe('font/woff2');
  });

  it('are 404 without a page when an asset is gone', async () => {
    expect((await ask('/assets/old.js')).status).toBe(404);
    expect(render).not.toHaveBeenCalled();
  });

  it('exclude what builds leave in dot folders', async () => {
    await ask('/.vite/manifest.json');
    expect(render).toHaveBeenCalledOnce();
  });
});
