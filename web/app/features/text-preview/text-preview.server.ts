import { DEFAULT_LANGUAGE } from 'contract/languages';
import { LONG_TEXT_LENGTH } from 'contract/limits';
import { type TextChange, textChange } from 'contract/page-text';
import { COPY_LIMITS } from 'contract/page-text-fields';
import { z } from 'zod';
import { getAccount } from '~/content/editing/account.server';
import { ContentUnavailable, orWhenUnavailable } from '~/content/store/availability.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { TEXTS_PARAMETER } from '~/features/preview/parameters';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { refuseForeignOrigin } from '~/http/origin.server';
import { BodyTooLarge, BodyUnreadable, mediaType, readText } from '~/http/request-body.server';
import { normalizedChange } from '~/i18n/catalogue.server';
import { CONTENT_FILE, contentOf } from '~/i18n/content-text';
import { currentEdition, type TextRef, withEdition } from '~/i18n/edition.server';
import { markOf, numbersIn } from '~/i18n/marks';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { openSession } from '~/session/admin-session.server';
import { numberOfText, tableOf } from './text-numbers.server';
import { TEXT_TABLE_ID } from './text-table';

type Handle = (request: Request) => Promise<Response>;

const LIMIT_BYTES = 512 * 1024;

const draft = textChange.omit({ from: true });
const typed = z.object({
  drafts: draft
    .or(
      draft.extend({
        file: z.string().regex(CONTENT_FILE),
        to: z.string().max(LONG_TEXT_LENGTH).nullable(),
      }),
    )
    .array()
    .max(10 * COPY_LIMITS.changes),
});

const refusal = (status: number) => new Response(null, { status });

/** @throws Response 400, 413, 415 */
async function readDrafts(request: Request): Promise<TextChange[]> {
  if (request.method !== 'POST') return [];
  if (mediaType(request) !== 'application/json') throw refusal(415);
  try {
    const { drafts } = typed.parse(JSON.parse(await readText(request, LIMIT_BYTES)));
    return drafts.map((change) =>
      contentOf(change.file) ? { ...change, from: null } : normalizedChange({ ...change, from: null }),
    );
  } catch (error) {
    if (error instanceof BodyTooLarge) throw refusal(413);
    const isInvalid = error instanceof z.ZodError || error instanceof SyntaxError;
    if (isInvalid || error instanceof BodyUnreadable) throw refusal(400);
    throw error;
  }
}

interface Opened {
  setCookie: string | null;
}

/** Returns null for everybody who may not read the stored texts. */
async function openedBy(request: Request): Promise<Opened | null> {
  const session = await orWhenUnavailable(openSession(request.headers.get('Cookie')), null);
  if (!session) return null;
  try {
    const { may } = await getAccount(session.editor);
    return may.pageTexts.read ? { setCookie: session.setCookie ?? null } : null;
  } catch (error) {
    if (error instanceof StrapiRefusal || error instanceof ContentUnavailable) return null;
    throw error;
  }
}

function marked(text: string, ref: TextRef): string {
  const number = numberOfText(ref);
  return number === undefined ? text : text + markOf(number);
}

/** Adds the table of the marks to the page, which keeps its own scripts' policy: a table runs nothing. */
function withTable(html: string): string {
  const json = JSON.stringify(tableOf(numbersIn(html))).replaceAll('<', '\\u003c');
  const { stale } = textsFor(DEFAULT_LANGUAGE, 'admin-preview')['admin-preview'].preview;
  const table = `<script type="application/json" id="${TEXT_TABLE_ID}" data-stale="${stale}">${json}</script>`;
  return html.replace('</body>', () => `${table}</body>`);
}

async function tabled(answer: Response, { setCookie }: Opened): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', CACHE_POLICIES.preview);
  headers.set('X-Robots-Tag', 'noindex');
  if (setCookie) headers.append('Set-Cookie', setCookie);
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return new Response(isPage ? withTable(await answer.text()) : answer.body, {
    status: answer.status,
    headers,
  });
}

const isAsked = ({ url }: Request) => new URL(url).searchParams.has(TEXTS_PARAMETER);

/**
 * Answers an editor who edits the texts of a page: the page with the texts that the request brings, and a mark behind
 * each text of the copy. Everybody else gets the page as it is.
 */
export async function answerTextPreview(request: Request, handle: Handle): Promise<Response> {
  if (!isAsked(request)) return handle(request);
  const opened = await openedBy(request);
  if (!opened) return request.method === 'POST' ? refusal(403) : handle(request);
  try {
    if (request.method === 'POST') refuseForeignOrigin(request);
    const { language } = languageOf(request);
    const edition = currentEdition().changedBy(await readDrafts(request), { mark: marked, language });
    const asked = new Request(request.url, { headers: request.headers, signal: request.signal });
    return await withEdition(edition, async () => tabled(await handle(asked), opened));
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}
