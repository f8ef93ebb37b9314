import { type AppLoadContext, type HeadersFunction, redirect } from '@remix-run/node';
import { recordGate } from '~/content/audit/record-gate.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { readForm } from '~/http/form-body.server';
import { languageOf } from '~/i18n/negotiation.server';
import { GATES, type GateName, type GateOutcome, gateNamed } from './gate.server';
import type { GateNotice } from './gate-notice';
import { noticeOf } from './gate-notice.server';
import { issueArrival, issueDeckPass, takeArrival } from './passes.server';

interface Visit {
  request: Request;
  context: AppLoadContext;
}

const BODY_LIMIT_BYTES = 8 * 1024;

const PARAMETERS: readonly string[] = Object.values(GATES).map(({ parameter }) => parameter);

/** Keeps passwords in addresses out of caches and referrers; the origin stays, because forms need it. */
export function gateHeaders(...cookies: (string | null | undefined)[]): Headers {
  const headers = new Headers({
    'Cache-Control': CACHE_POLICIES.never,
    'Referrer-Policy': 'strict-origin',
  });
  for (const cookie of cookies) if (cookie) headers.append('Set-Cookie', cookie);
  return headers;
}

export const headersOfAnswer: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

async function tryGate(name: GateName, guess: string, context: AppLoadContext): Promise<GateOutcome> {
  const outcome = await gateNamed(name).try(guess, context.clientAddress ?? '');
  if (outcome.status === 'open') recordGate(GATES[name].page, 'opened');
  if (outcome.status === 'wrong') recordGate(GATES[name].page, 'refused');
  return outcome;
}

/** Redirects to the address without password parameters, keeping them out of bar and history (decisions D2). */
async function leaveWithPassword(gate: GateName, { request, context }: Visit): Promise<void> {
  const url = new URL(request.url);
  if (!PARAMETERS.some((name) => url.searchParams.has(name))) return;
  const guess = url.searchParams.get(GATES[gate].parameter);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  const cookies: string[] = [];
  if (guess) {
    const outcome = await tryGate(gate, guess, context);
    const isOpen = outcome.status === 'open';
    const notice = noticeOf(outcome, languageOf(request).language);
    cookies.push(
      isOpen && gate === 'deck' ? await issueDeckPass() : await issueArrival(gate, { isOpen, notice }),
    );
  }
  throw redirect(url.pathname + url.search, { headers: gateHeaders(...cookies) });
}

export interface GateView {
  hasPassword: boolean;
  notice: GateNotice | null;
}

/** Runs in the loader of a gated page. @throws Response a redirect to the address without the password */
export async function visitGate(gate: GateName, visit: Visit) {
  await leaveWithPassword(gate, visit);
  const arrival = await takeArrival(gate, visit.request.headers.get('Cookie'));
  const view: GateView = { hasPassword: gateNamed(gate).hasPassword, notice: arrival?.notice ?? null };
  return { view, isOpen: arrival?.isOpen ?? false, setCookie: arrival?.setCookie };
}

/** @throws Response */
export const readGateForm = (request: Request): Promise<URLSearchParams> =>
  readForm(request, BODY_LIMIT_BYTES);

const STATUS = { open: 200, wrong: 403, closed: 403, limited: 429 } as const satisfies Record<
  GateOutcome['status'],
  number
>;

export interface Attempt {
  isOpen: boolean;
  notice: GateNotice | null;
  status: number;
  headers: Headers;
}

export async function attemptGate(
  gate: GateName,
  form: URLSearchParams,
  { request, context }: Visit,
): Promise<Attempt> {
  const guess = form.get('password') ?? '';
  if (guess === '') {
    return { isOpen: false, notice: { kind: 'missing' }, status: 400, headers: gateHeaders() };
  }
  const outcome = await tryGate(gate, guess, context);
  const headers = gateHeaders();
  if (outcome.status === 'limited') headers.set('Retry-After', String(outcome.retryAfterSeconds));
  return {
    isOpen: outcome.status === 'open',
    notice: noticeOf(outcome, languageOf(request).language),
    status: STATUS[outcome.status],
    headers,
  };
}

/** Detects forms sent without script, whose response the browser shows as a page. */
export function isWithoutScript(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Mode') === 'navigate';
}
