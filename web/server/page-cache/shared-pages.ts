import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AppLoadContext } from '@remix-run/node';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { bringsOwnCookie } from '~/http/own-cookies';
import { type FinishedAnswer, finishAnswer, type PageSurroundings } from '../finished-answer';
import { type KeptAddress, keptAddress } from './kept-address';
import { PageCache, type PageRevision, type RenderedPage } from './page-cache';

interface SharedPagesOptions {
  revision: PageRevision;
  render: (request: Request, context: AppLoadContext) => Promise<Response>;
  policy: PageSurroundings;
  commonHeaders: Readonly<Record<string, string>>;
  patienceMs: number;
  cdnMaxAgeSeconds: number;
}

/** Caches in front may send the former page while they fetch the new one, and for a day while the site is down. */
const STALE_WHILE_REVALIDATE_SECONDS = 30;
const STALE_IF_ERROR_SECONDS = 86_400;

export class SharedPages {
  readonly #options: SharedPagesOptions;
  readonly #cache: PageCache;

  constructor(options: SharedPagesOptions) {
    this.#options = options;
    this.#cache = new PageCache({
      revision: options.revision,
      patienceMs: options.patienceMs,
      render: (address, revision) => this.#render(address, revision),
    });
  }

  addressOf(request: IncomingMessage, pathname: string, search: string): KeptAddress | null {
    return this.#isForEverybody(request) ? keptAddress(request, pathname, search) : null;
  }

  /** Fast path: finds a page whose address is written like its key. */
  find(request: IncomingMessage): FinishedAnswer | null {
    return this.#isForEverybody(request) ? this.#cache.find(request.url ?? '') : null;
  }

  get(address: KeptAddress): Promise<FinishedAnswer> {
    return this.#cache.get(address);
  }

  #isForEverybody({ method, headers }: IncomingMessage): boolean {
    return (method === 'GET' || method === 'HEAD') && !bringsOwnCookie(headers.cookie);
  }

  /** Renders from address and language only, so that nothing of the first visitor reaches the page. */
  async #render({ url, language }: KeptAddress, revision: string | null): Promise<RenderedPage> {
    const { render, policy, commonHeaders } = this.#options;
    // Remix keeps the data of a page until its request ends, or for five seconds.
    const visit = new AbortController();
    const request = new Request(policy.siteUrl + url, {
      headers: { 'Accept-Language': language },
      signal: visit.signal,
    });
    const inlineScriptMark = randomBytes(16).toString('base64url');
    try {
      const page = await render(request, { inlineScriptMark });
      if (page.headers.has('Set-Cookie'))
        throw new Error(`${url} is a page for everybody and sets a cookie.`);
      const isKept = page.status === 200 && page.headers.get('Cache-Control') === CACHE_POLICIES.page;
      const headers = isKept ? { ...commonHeaders, ...this.#cachingHeaders(revision) } : commonHeaders;
      return { isKept, answer: await finishAnswer(page, { ...policy, inlineScriptMark }, headers) };
    } finally {
      visit.abort();
    }
  }

  /** For browsers, and for caches in front, which can be purged by content version (RFC 9213). */
  #cachingHeaders(revision: string | null): Record<string, string> {
    const version = revision?.split(' ', 1)[0];
    return {
      'Cache-Control': CACHE_POLICIES.sharedPage,
      'CDN-Cache-Control': [
        'public',
        `max-age=${this.#options.cdnMaxAgeSeconds}`,
        `stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`,
        `stale-if-error=${STALE_IF_ERROR_SECONDS}`,
      ].join(', '),
      'Cache-Tag': version ? `pages,content-${version}` : 'pages',
    };
  }
}
