import type { APIRequestContext } from '@playwright/test';
import { MARK_CHARACTERS } from '~/i18n/marks';
import { CrawledPage } from './crawled-page';
import { environment } from './environment';
import { PREFIXES } from './route-table';

// Fetches everything once, without a browser, so that all addresses take seconds.

interface Answer {
  status: number;
  location: string | undefined;
  policy: string;
  robots: string;
  hasNul: boolean;
  /** Of an editor's preview. */
  hasMark: boolean;
  page: CrawledPage | null;
}

export const { origin } = new URL(environment.siteUrl);
const AT_ONCE = 6;
/** Bytes of pictures and fonts may look like any character. */
const IS_TEXT = /^text\/|json|xml/;
export const answers = new Map<string, Answer>();
export const linkedFrom = new Map<string, string>();

export async function ask(request: APIRequestContext, address: string): Promise<Answer> {
  const response = await request.get(address, { maxRedirects: 0 });
  const headers = response.headers();
  const isPage = response.ok() && headers['content-type']?.startsWith('text/html');
  const body = await response.body();
  return {
    status: response.status(),
    location: headers.location,
    policy: headers['content-security-policy'] ?? '',
    robots: headers['x-robots-tag'] ?? '',
    hasNul: body.includes(0),
    hasMark: IS_TEXT.test(headers['content-type'] ?? '') && MARK_CHARACTERS.test(body.toString()),
    page: isPage ? new CrawledPage(address, body.toString(), origin) : null,
  };
}

export async function crawl(request: APIRequestContext): Promise<void> {
  const waiting: string[] = PREFIXES.map((prefix) => prefix || '/');
  for (const address of waiting) linkedFrom.set(address, 'the start');
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const answer = await ask(request, address);
      answers.set(address, answer);
      for (const { address: next } of answer.page?.internalLinks ?? []) {
        if (linkedFrom.has(next)) continue;
        linkedFrom.set(next, address);
        waiting.push(next);
      }
    }
  };
  // A worker without work ends; the others find what it would have found.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
}

export const pages = () => [...answers.values()].flatMap(({ page }) => (page ? [page] : []));
/** Excludes documents such as the whitepaper, which have heads of their own. */
export const pagesInFrame = () => pages().filter(({ address }) => !/\.html$/.test(address));
export const pathOf = (page: CrawledPage) => page.address.split('?', 1)[0] ?? '';
