import { type Language, splitPath } from 'contract/languages';
import { UNNAMED } from 'contract/statistics-fields';
import { LRUCache } from 'lru-cache';
import { PREVIEW_PARAMETERS } from '~/features/preview/parameters';
import { negotiateLanguage } from '~/i18n/negotiation.server';
import { missingPath, type Place, placeAt, searchWords, sourceFinder } from './counted-names.server';
import { type Asked, isCounted } from './counted-request.server';
import type { Counts } from './counts';
import type { Note } from './note';
import { SHOWN_AHEAD } from './shown-ahead';

const SHOWN_AHEAD_KEY = SHOWN_AHEAD.toLowerCase();
/** Networks that answer for the site: RFC 8586, and Amazon's, which does not follow it. */
const CDN_HEADERS = ['cdn-loop', 'x-amz-cf-id'] as const;
const REMEMBERED_LENGTH = 200;
const NO_ADDRESS = /^\/(?:api|assets)(?:\/|$)/;
const PREVIEWED = new RegExp(`[?&](?:${PREVIEW_PARAMETERS.join('|')})(?:[=&]|$)`);

interface RequestCounterOptions {
  counts: Counts;
  ownAddresses: readonly string[];
}

/** Counts requests without their visitors (docs/decisions/0084). */
export class RequestCounter {
  readonly #counts: Counts;
  readonly #findSource: (referer: string) => string | null;
  readonly #places = new LRUCache<string, { place: Place | null }>({
    max: 2_000,
    memoMethod: (path) => ({ place: placeAt(path) }),
  });

  constructor({ counts, ownAddresses }: RequestCounterOptions) {
    this.#counts = counts;
    this.#findSource = sourceFinder(ownAddresses);
  }

  answered(asked: Asked, status: number): void {
    const { method, url = '', headers } = asked;
    const shownFrom = headers[SHOWN_AHEAD_KEY];
    if (method !== 'GET' && (method !== 'HEAD' || shownFrom === undefined)) return;
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    if (status === 200 || status === 304) {
      const place = this.#placeAt(path);
      if (!place || !isCounted(asked) || (queryAt >= 0 && PREVIEWED.test(url.slice(queryAt)))) return;
      if (place.kind === 'page' || shownFrom === undefined) this.#countPlace(place, asked, shownFrom);
    } else if (method === 'GET' && (status === 404 || status === 301) && !NO_ADDRESS.test(path)) {
      if (!isCounted(asked)) return;
      const kind = status === 404 ? 'missing' : 'redirect';
      this.#counts.add(kind, missingPath(path), languageOf(path, headers));
    }
  }

  note(asked: Asked, ...[kind, name, language]: Parameters<Note>): void {
    if (asked.method === 'HEAD' || !isCounted(asked)) return;
    this.#counts.add(kind, NAMES[kind](name), language ?? languageOf(name, asked.headers));
  }

  #placeAt(path: string): Place | null {
    return path.length > REMEMBERED_LENGTH ? placeAt(path) : this.#places.memo(path).place;
  }

  #countPlace(place: Place, { headers }: Asked, shownFrom: unknown): void {
    const language = place.language ?? negotiated(headers);
    this.#counts.addAgain(place, language);
    if (place.kind !== 'page') return;
    const referer = String(shownFrom ?? headers.referer ?? '');
    const source = referer === '' ? null : this.#findSource(referer);
    if (source !== null) this.#counts.add('source', source, language);
    if (CDN_HEADERS.some((header) => headers[header] !== undefined))
      this.#counts.add('cdn', UNNAMED, language);
  }
}

const pageNameOf = (path: string): string => placeAt(path)?.name ?? UNNAMED;

const NAMES = { search: searchWords, message: pageNameOf, redirect: missingPath };

const negotiated = (headers: Asked['headers']): Language =>
  negotiateLanguage(headers.cookie ?? null, headers['accept-language'] ?? null);

const languageOf = (path: string, headers: Asked['headers']): Language =>
  splitPath(path).prefix ?? negotiated(headers);
