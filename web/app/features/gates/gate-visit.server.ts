import { type AppLoadContext, type HeadersFunction, redirect } from '@remix-run/node';
import { recordGate } from '~/content/audit/record-gate.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { readForm } from '~/http/form-body.server';
import { isForeignOrigin } from '~/http/origin.server';
import { languageOf } from '~/i18n/negotiation.server';
import { GATES, type GateName, type GateOutcome, gateNamed } from './gate.server';
import type { GateNotice } from './gate-notice';
import { noticeOf } from './gate-notice.server';
import { issueArrival, issueDeckPass, takeArrival } from './passes.server';

interface Visit {
  request: Request;
  context: AppLoadContext;
}

/** Far more than a password has; a longer body is not read. */
const BODY_LIMIT_BYTES = 8 * 1024;

const PARAMETERS: readonly string[] = Object.values(GATES).map(({ parameter }) => parameter);

/**
 * Every answer of a gate says these. The address may have brought a password: no cache keeps it, and no request for a
 * script or a picture of the page carries it to the log of a proxy. The origin is still told, because forms need it.
 */
export function gateHeaders(...cookies: (string | null | undefined)[]): Headers {
  const headers = new Headers({
    'Cache-Control': CACHE_POLICIES.never,
    'Referrer-Policy': 'strict-origin',
  });
  for (const cookie of cookies) if (cookie) headers.append('Set-Cookie', cookie);
  return headers;
}

/** What action and loader say of their answer is said of the page, where the browser shows it as one. */
export const headersOfAnswer: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

/** Looks at a guess, and notes what came of it. Where nobody looked, there is nothing to note. */
function tryGate(name: GateName, guess: string, context: AppLoadContext): GateOutcome {
  const outcome = gateNamed(name).try(guess, context.clientAddress ?? '');
  if (outcome.status === 'open') recordGate(GATES[name].page, 'opened');
  if (outcome.status === 'wrong') recordGate(GATES[name].page, 'refused');
  return outcome;
}

/**
 * An address that carries a password is left at once, whatever came of it: by a redirect it stands neither in the
 * address bar nor among the pages that were visited (decisions D2). The other gate's parameter goes as well, unread.
 */
async function leaveWithPassword(gate: GateName, { request, context }: Visit): Promise<void> {
  const url = new URL(request.url);
  if (!PARAMETERS.some((name) => url.searchParams.has(name))) return;
  const guess = url.searchParams.get(GATES[gate].parameter);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  const cookies: string[] = [];
  if (guess) {
    const outcome = tryGate(gate, guess, context);
    const isOpen = outcome.status === 'open';
    const notice = noticeOf(outcome, languageOf(request).language);
    cookies.push(
      isOpen && gate === 'deck' ? await issueDeckPass() : await issueArrival(gate, { isOpen, notice }),
    );
  }
  throw redirect(url.pathname + url.search, { headers: gateHeaders(...cookies) });
}

export interface GateView {
  /** Without one the gate cannot be opened, and the page says whom to ask. */
  hasPassword: boolean;
  notice: GateNotice | null;
}

/** For the loader of a page behind a gate. @throws Response that leads to the address without the password */
export async function visitGate(gate: GateName, visit: Visit) {
  await leaveWithPassword(gate, visit);
  const arrival = await takeArrival(gate, visit.request.headers.get('Cookie'));
  const view: GateView = { hasPassword: gateNamed(gate).hasPassword, notice: arrival?.notice ?? null };
  return { view, isOpen: arrival?.isOpen ?? false, setCookie: arrival?.setCookie };
}

/** The fields of a form on a page behind a gate. @throws Response */
export async function readGateForm(request: Request): Promise<URLSearchParams> {
  if (isForeignOrigin(request.headers)) throw new Response(null, { status: 403, statusText: 'Forbidden' });
  return readForm(request, BODY_LIMIT_BYTES);
}

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

/** For the action of a page behind a gate: looks at the password that the form brings. */
export function attemptGate(gate: GateName, form: URLSearchParams, { request, context }: Visit): Attempt {
  const guess = form.get('password') ?? '';
  if (guess === '') {
    return { isOpen: false, notice: { kind: 'missing' }, status: 400, headers: gateHeaders() };
  }
  const outcome = tryGate(gate, guess, context);
  const headers = gateHeaders();
  if (outcome.status === 'limited') headers.set('Retry-After', String(outcome.retryAfterSeconds));
  return {
    isOpen: outcome.status === 'open',
    notice: noticeOf(outcome, languageOf(request).language),
    status: STATUS[outcome.status],
    headers,
  };
}

/** Whether the browser shows the answer as a page, because no script has taken the form over. */
export function isWithoutScript(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Mode') === 'navigate';
}
