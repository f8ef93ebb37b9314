import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { CACHE_POLICIES } from '../app/http/cache-policies';
import { page, runSiteServer } from './site-server.test-support';

const { ask, render } = runSiteServer();

describe('pages', () => {
  it('are compressed, with a strict policy', async () => {
    const { headers, body } = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(brotliDecompressSync(body).toString()).toContain('<p>Text</p>');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers).toMatchObject({
      'cache-control': CACHE_POLICIES.sharedPage,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('run the scripts that their renderer wrote, and none that came in with what they show', async () => {
    const smuggled = '<p><script>evil()</script></p>';
    render.mockImplementation(async (_request, { inlineScriptMark }) => {
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      return new Response(`${smuggled}<script nonce="${inlineScriptMark}">own()</script>`, { headers });
    });
    const { headers, body } = await ask('/');
    const hash = createHash('sha256').update('own()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(body.toString()).toBe(`${smuggled}<script>own()</script>`);

    await ask('/');
    const [first, second] = render.mock.calls.map(([, context]) => context.inlineScriptMark);
    expect(first).not.toBe(second);
  });

  it('are not sent again while they are the same', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { headers: { 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe(CACHE_POLICIES.sharedPage);
  });

  it('keep what they vary by', async () => {
    render.mockImplementation(async () => page({ headers: { Vary: 'Accept-Language, Cookie' } }));
    expect((await ask('/')).headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
  });

  it('answer HEAD with the length of GET', async () => {
    const get = await ask('/');
    const head = await ask('/', { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.body).toHaveLength(0);
  });

  it('are asked for under the address of the site, whatever the client calls it (decisions B7)', async () => {
    await ask('/unknown?a=1', { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } });
    const [request, context] = render.mock.calls[0] ?? [];
    expect(request?.url).toBe('http://localhost:3000/unknown?a=1');
    expect(request?.headers.has('X-Forwarded-Host')).toBe(false);
    expect(context?.clientAddress).toBe('127.0.0.1');
  });

  it('end for their renderer when they are sent, which keeps their data until then', async () => {
    await ask('/');
    await vi.waitFor(() => expect(render.mock.calls[0]?.[0].signal.aborted).toBe(true));
  });

  it('keep several cookies apart', async () => {
    render.mockImplementation(async () => {
      const answer = page();
      answer.headers.append('Set-Cookie', 'a=1');
      answer.headers.append('Set-Cookie', 'b=2');
      return answer;
    });
    expect((await ask('/unknown')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });
});
