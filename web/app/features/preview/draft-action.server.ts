import { type ActionFunctionArgs, data } from '@remix-run/node';
import { shownSection } from '~/content/published/shown-section.server';
import { refuseForeignOrigin } from '~/http/origin.server';
import { BodyTooLarge, BodyUnreadable, mediaType, readText } from '~/http/request-body.server';
import { languageOf } from '~/i18n/negotiation.server';
import { liveSection } from './live-section';
import { openPreview, type PreviewSubject } from './preview.server';
import { readPreviewTexts } from './protocol';
import type { SectionDraftResult } from './typed-section';

/** Room for all translations of a section; the calls that save it take no more. */
const LIMIT_BYTES = 256 * 1024;

export const refusal = (status: number) => new Response(null, { status });

/** @throws Response 400, 413, 415 */
export async function readDraft(request: Request) {
  if (mediaType(request) !== 'application/json') throw refusal(415);
  try {
    return readPreviewTexts(JSON.parse(await readText(request, LIMIT_BYTES)));
  } catch (error) {
    if (error instanceof BodyTooLarge) throw refusal(413);
    if (error instanceof BodyUnreadable || error instanceof SyntaxError) throw refusal(400);
    throw error;
  }
}

/** Renders unsaved texts that the frame of /admin posts (decision D7). @throws Response 400, 403, 413, 415 */
export async function sectionDraftAction(
  { request }: ActionFunctionArgs,
  subject: Extract<PreviewSubject, { kind: 'section' }>,
) {
  refuseForeignOrigin(request);
  const { preview, headers } = await openPreview(request, subject);
  if (!preview) throw refusal(403);
  const draft = await readDraft(request);
  if (draft?.key !== subject.key) throw refusal(400);
  const { language } = languageOf(request);
  const result: SectionDraftResult = { draft: shownSection(liveSection(language, draft)) };
  return data(result, { headers });
}
