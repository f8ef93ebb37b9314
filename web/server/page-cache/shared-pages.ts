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
  /** Those of every answer. */
  commonHeaders: Readonly<Record<string, string>>;
  patienceMs: number;
  cdnMaxAgeSeconds: number;
}

/** Caches in front of the site may send the former page while they fetch the new one, and for a day when the site is away. */
const STALE_WHILE_REVALIDATE_SECONDS = 30;
const STALE_IF_ERROR_SECONDS = 86_400;

/** The pages that are the same for everybody who asks in one language. */
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

  /** Where the answer to this request is kept; null for all that is answered to one client alone. */
  addressOf(request: IncomingMessage, pathname: string, search: string): KeptAddress | null {
    return this.#isForEverybody(request) ? keptAddress(request, pathname, search) : null;
  }

  /** What can be sent at once, where the address is written as the cache keeps it: the shortest way through the server. */
  find(request: IncomingMessage): FinishedAnswer | null {
    return this.#isForEverybody(request) ? this.#cache.find(request.url ?? '') : null;
  }

  /** The page of today; the former one where that takes long or fails. */
  get(address: KeptAddress): Promise<FinishedAnswer> {
    return this.#cache.get(address);
  }

  #isForEverybody({ method, headers }: IncomingMessage): boolean {
    return (method === 'GET' || method === 'HEAD') && !bringsOwnCookie(headers.cookie);
  }

  /** Nothing of the visitor who happens to ask first reaches the page: address and language are all it is made from. */
  async #render({ url, language }: KeptAddress, revision: string | null): Promise<RenderedPage> {
    const { render, policy, commonHeaders } = this.#options;
    // Remix keeps the data of a page until its request ends, or until its time is over after five seconds.
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

  /** For browsers, and for caches in front of the site, which can be emptied by the version of the content (RFC 9213). */
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
