import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { markOf } from '~/i18n/marks';
import { log } from '~/log.server';
import { page, runSiteServer } from '../site-server.test-support';

const { ask, content, render } = runSiteServer();

function countRenderings(init?: (request: Request) => ResponseInit): void {
  let count = 0;
  render.mockImplementation(async (request) => {
    count += 1;
    const answer = page(init?.(request));
    return new Response(`${await answer.text()}<i>${count}</i>`, answer);
  });
}

const numberIn = (body: Buffer) => Number(/<i>(\d+)<\/i>/.exec(body.toString())?.[1]);
const numberAt = async (path: string, headers?: Record<string, string>) =>
  numberIn((await ask(path, headers && { headers })).body);

describe('a page that is the same for everybody', () => {
  it('is rendered once for all who ask, also at the same time', async () => {
    countRenderings();
    const together = await Promise.all([numberAt('/de'), numberAt('/de'), numberAt('/de')]);
    expect([...together, await numberAt('/de')]).toEqual([1, 1, 1, 1]);
  });

  it('is sent without asking for the revision while that is known', async () => {
    countRenderings();
    await ask('/de');
    content.state.known = content.state.current;
    expect(await numberAt('/de')).toBe(1);
    content.state.known = undefined;
  });

  it('is the same page in every encoding, each with an ETag of its own', async () => {
    countRenderings();
    const [plain, gzip, br] = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => ask('/de', { headers: { 'Accept-Encoding': encoding } })),
    );
    if (!plain || !gzip || !br) throw new Error('Three were asked for.');
    const texts = [plain.body, gunzipSync(gzip.body), brotliDecompressSync(br.body)].map(String);
    expect(new Set(texts).size).toBe(1);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of [plain, gzip, br]) {
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe('Accept-Encoding');
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is sent to all who want it uncompressed at the same time, though that form is not kept', async () => {
    const first = await ask('/de', { headers: { 'Accept-Encoding': 'br' } });
    const together = await Promise.all(Array.from({ length: 20 }, () => ask('/de')));
    const plain = brotliDecompressSync(first.body).toString();
    expect(new Set(together.map(({ body }) => body.toString()))).toEqual(new Set([plain]));
  });

  it('is not sent again to those who have it, also among others or weakly marked', async () => {
    const { headers } = await ask('/de');
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await ask('/de', { headers: { 'If-None-Match': known } });
      expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag]);
      expect(answer.headers['content-type']).toBeUndefined();
      expect(answer.headers['content-length']).toBeUndefined();
    }
    expect((await ask('/de', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('has all headers of a page and may be kept by others for as long as the operator says', async () => {
    const first = await ask('/de');
    const again = await ask('/de');
    expect({ ...again.headers, date: '' }).toEqual({ ...first.headers, date: '' });
    expect(again.headers).toMatchObject({
      'cache-control': CACHE_POLICIES.sharedPage,
      'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=30, stale-if-error=86400',
      'cache-tag': `pages,content-${content.state.current?.split(' ')[0]}`,
      'x-content-type-options': 'nosniff',
    });
    expect(again.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('answers HEAD without a body, and nothing else but GET', async () => {
    const get = await ask('/de');
    const head = await ask('/de', { method: 'HEAD' });
    expect([head.body.length, head.headers['content-length']]).toEqual([0, get.headers['content-length']]);
    await ask('/de', { method: 'POST', headers: { Origin: 'http://localhost:3000' } });
    expect(render.mock.calls.map(([{ method }]) => method)).toEqual(['GET', 'POST']);
  });

  it('is made of its address and language alone, whoever asks first', async () => {
    await ask('/careers', {
      headers: {
        Cookie: 'lang=sq; other=1',
        'User-Agent': 'x',
        'Accept-Language': 'en',
        'X-Forwarded-For': '203.0.113.9',
      },
    });
    const [request, context] = render.mock.calls[0] ?? [];
    expect([...(request?.headers ?? [])]).toEqual([['accept-language', 'sq']]);
    expect(context?.clientAddress).toBeUndefined();
  });
});

describe('what makes a page of its own', () => {
  it('is the language, however it was found', async () => {
    countRenderings(() => ({ headers: { Vary: 'Accept-Language, Cookie' } }));
    const german = await numberAt('/careers');
    expect(await numberAt('/careers', { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' })).toBe(german);
    expect(await numberAt('/careers', { 'Accept-Language': 'xx' })).toBe(german);
    const albanian = await numberAt('/careers', { 'Accept-Language': 'sq' });
    expect(albanian).not.toBe(german);
    expect(await numberAt('/careers', { Cookie: 'lang=sq', 'Accept-Language': 'en' })).toBe(albanian);
  });

  it('is no parameter that the page does not know', async () => {
    countRenderings();
    const plain = await numberAt('/de/careers');
    for (const query of ['?utm_source=heise', '?tab=api', '?x=1&x=2', '?']) {
      expect(await numberAt(`/de/careers${query}`)).toBe(plain);
    }
    expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['http://localhost:3000/de/careers']);
  });

  it('is a parameter that it knows, in whatever order', async () => {
    countRenderings();
    const chapter = await numberAt('/de/docs/idatik?tab=api&view=print');
    expect(await numberAt('/de/docs/idatik?x=1&view=print&tab=api')).toBe(chapter);
    expect(await numberAt('/de/docs/idatik?tab=security')).not.toBe(chapter);
  });
});

describe('what is answered to one visitor alone', () => {
  it.each([
    ['with the session of an editor', '/de', { Cookie: 'lang=de; admin-session=x' }],
    ['with a session under https', '/de', { Cookie: '__Host-admin-session=x' }],
    ['with a pass', '/de', { Cookie: 'investment-deck-pass=x' }],
    ['for a preview', '/de?preview=hero', {}],
    ['for a draft', '/de/blog/post?draft=x', {}],
    ['for the screen that edits texts', '/de?texts=', {}],
    ['of a gate', '/de/investors-partners', {}],
    ['of the screen of editors', '/admin', {}],
    ['of the search', '/de/search?q=a', {}],
    ['at an address that no page has', '/de/nothing', {}],
    ['in a prefix that no language has', '/xx/careers', {}],
    ['at an address written otherwise', '/de/blog/p%6Fst', {}],
    ['with a very long query', `/de/blog?tag=${'a'.repeat(300)}`, {}],
  ])('is not kept %s', async (_what, path, headers) => {
    countRenderings();
    await numberAt(path, headers);
    expect(await numberAt(path, headers)).toBe(2);
    expect(render.mock.calls[0]?.[1].clientAddress).toBe('127.0.0.1');
  });

  it.each([
    ['a page with a policy of its own', { headers: { 'Cache-Control': CACHE_POLICIES.preview } }],
    ['a page that is not there', { status: 404 }],
    ['a page that fails', { status: 503 }],
  ])('is %s', async (_what, init) => {
    countRenderings(() => init);
    await ask('/de');
    const { headers, body } = await ask('/de');
    expect(numberIn(body)).toBe(2);
    expect(headers['cdn-cache-control']).toBeUndefined();
    expect(headers['cache-tag']).toBeUndefined();
  });
});

it('a page that has moved hands on the whole query, and is not kept', async () => {
  render.mockImplementation(async ({ url }) => {
    const headers = { Location: `/de/blog/new${new URL(url).search}`, 'Cache-Control': CACHE_POLICIES.page };
    return new Response(null, { status: 301, headers });
  });
  for (const query of ['', '?utm_source=heise']) {
    const { status, headers } = await ask(`/de/blog/old${query}`);
    expect([status, headers.location, headers['cache-control']]).toEqual([
      301,
      `/de/blog/new${query}`,
      CACHE_POLICIES.page,
    ]);
  }
});

it('a page with marks of a preview is not kept, and the operator is told', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  countRenderings();
  const works = render.getMockImplementation();
  render.mockImplementation(async (...call) => {
    const answer = (await works?.(...call)) ?? page();
    return new Response(`${await answer.text()}<p>Titel${markOf(7)}</p>`, answer);
  });
  await ask('/de');
  const { headers, body } = await ask('/de');
  expect(numberIn(body)).toBe(2);
  expect(headers['cdn-cache-control']).toBeUndefined();
  expect(error).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('marks'), { page: '/de' });
  error.mockRestore();
});

it('a page for everybody cannot set a cookie', async () => {
  countRenderings(() => ({ headers: { 'Set-Cookie': 'a=1' } }));
  const { status, headers } = await ask('/de');
  expect([status, headers['set-cookie']]).toEqual([500, undefined]);
});

describe('after a change of the content', () => {
  it('the page is made anew by the first who asks', async () => {
    countRenderings();
    await ask('/de');
    content.state.current = 'changed 0 0';
    expect([await numberAt('/de'), await numberAt('/de')]).toEqual([2, 2]);
  });

  it('the former page serves while a new one takes long, and the new one when it is there', async () => {
    countRenderings();
    await ask('/de');
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const quick = render.getMockImplementation();
    render.mockImplementation(async (...call) => {
      await promise;
      return quick?.(...call) ?? page();
    });
    content.state.current = 'slow 0 0';
    expect(await numberAt('/de')).toBe(1);
    resolve();
    await expect.poll(() => numberAt('/de')).toBe(2);
  });

  it('the former page serves when the new one fails, and the next visitor tries again', async () => {
    countRenderings();
    await ask('/de');
    const works = render.getMockImplementation();
    content.state.current = 'broken 0 0';
    render.mockRejectedValueOnce(new Error('broken'));
    expect(await numberAt('/de')).toBe(1);
    render.mockResolvedValueOnce(page({ status: 503 }));
    expect(await numberAt('/de')).toBe(1);
    if (works) render.mockImplementation(works);
    expect(await numberAt('/de')).toBe(2);
  });

  it('a page that is gone does not come back', async () => {
    countRenderings();
    await ask('/de/blog/post');
    content.state.current = 'deleted 0 0';
    render.mockResolvedValueOnce(page({ status: 404 }));
    expect((await ask('/de/blog/post')).status).toBe(404);
    content.state.current = null;
    expect(await numberAt('/de/blog/post')).toBe(2);
  });

  it('nothing is kept of what was rendered while content could not be loaded', async () => {
    countRenderings();
    const works = render.getMockImplementation();
    render.mockImplementationOnce(async (...call) => {
      content.state.failures += 1;
      return works?.(...call) ?? page();
    });
    expect([await numberAt('/de'), await numberAt('/de'), await numberAt('/de')]).toEqual([1, 2, 2]);
  });

  it('the last page serves for as long as Strapi is away', async () => {
    countRenderings();
    await ask('/de');
    content.state.current = null;
    expect(await numberAt('/de')).toBe(1);
  });
});
