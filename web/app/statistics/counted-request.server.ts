import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { latestFirst } from '~/http/latest-first';
import { bringsSession } from '~/http/own-cookies';

export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Longer ones are cut: the pattern of isbot reads them several times. */
const LONGEST_NAME = 400;

const programs = new LRUCache<string, boolean>({ max: 1_000, memoMethod: (name) => isbot(name) });

/** Browsers always say what they are. */
const isProgram = latestFirst((name) => name === '' || programs.memo(name.slice(0, LONGEST_NAME)));

/** Each browser has had a header of its own for pages that it fetches before somebody wants them. */
const AHEAD_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

function isAhead(headers: Asked['headers']): boolean {
  return AHEAD_HEADERS.some(
    (name) => headers[name] !== undefined && /prefetch|prerender|preview/.test(String(headers[name])),
  );
}

export function isCounted({ headers }: Asked): boolean {
  return !isProgram(headers['user-agent'] ?? '') && !isAhead(headers) && !bringsSession(headers.cookie);
}
