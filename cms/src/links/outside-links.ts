import https from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { Language } from '../../contract/languages';
import type { OutsideProblem } from '../../contract/report-fields';
import { internalLink } from '../../contract/site-addresses';
import { readSettings } from '../env';

export const LINKS_AT_ONCE = 4;
/** For all requests of a link together. */
const LINK_MS = 10_000;
const REDIRECTS = 5;
const GONE = [404, 410];

/** Refuses addresses that are not public, once resolved: else the site's own network could be asked. */
export const publicAgent = new RequestFilteringHttpsAgent();

export function isOutside(link: string, language: Language): boolean {
  const { SITE_URL } = readSettings();
  if (internalLink(link, language, SITE_URL) || !URL.canParse(link, SITE_URL)) return false;
  return ['https:', 'http:'].includes(new URL(link, SITE_URL).protocol);
}

interface Answer {
  status: number;
  location: string | undefined;
}

function ask(url: URL, method: 'HEAD' | 'GET', agent: https.Agent, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = https.request(url, { method, agent, signal }, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    });
    request.on('error', reject).end();
  });
}

async function follow(url: URL, agent: https.Agent, signal: AbortSignal): Promise<OutsideProblem | null> {
  let target = url;
  for (let step = 0; step <= REDIRECTS; step += 1) {
    if (target.protocol !== 'https:' || target.port !== '') return 'unchecked';
    // Node.js would send them as a password.
    target.username = '';
    target.password = '';
    // Some servers know no HEAD.
    const head = await ask(target, 'HEAD', agent, signal).catch(() => null);
    const answer = head && head.status < 400 ? head : await ask(target, 'GET', agent, signal);
    const { status, location } = answer;
    if (GONE.includes(status)) return 'gone';
    if (status >= 500) return 'unreachable';
    // Others refuse programs, such as 403: a visitor may well see the page.
    if (status < 300 || status >= 400 || !location || !URL.canParse(location, target.href)) return null;
    target = new URL(location, target);
  }
  return 'unreachable';
}

interface Way {
  agent?: https.Agent;
  signal?: AbortSignal;
}

/** Says of an address that is not public only that it does not answer. */
export async function outsideProblem(
  link: string,
  { agent = publicAgent, signal = AbortSignal.timeout(LINK_MS) }: Way = {},
): Promise<OutsideProblem | null> {
  try {
    // The base is for links without protocol.
    return await follow(new URL(link, 'https://localhost'), agent, signal);
  } catch {
    // Neither resolved nor connected, no valid certificate, no HTTP, or too slow.
    return 'unreachable';
  }
}

export type OutsideProblems = Readonly<Record<string, OutsideProblem>>;

/** Returns the problems by link. Leaves out what is not reached before the signal. */
export async function outsideProblems(
  links: readonly string[],
  signal: AbortSignal,
  check: (link: string) => Promise<OutsideProblem | null> = outsideProblem,
): Promise<OutsideProblems> {
  const waiting = [...new Set(links)];
  const found: Record<string, OutsideProblem> = {};
  const work = async () => {
    for (let link = waiting.shift(); link && !signal.aborted; link = waiting.shift()) {
      const problem = await check(link);
      if (problem) found[link] = problem;
    }
  };
  await Promise.all(Array.from({ length: LINKS_AT_ONCE }, work));
  return found;
}
