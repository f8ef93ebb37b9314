import { islandPropsIn } from '~/islands/island-props';
import { fetchPage } from '~/islands/page-parts';
import type { GateNotice } from './gate-notice';

/** The page that a gate has answered, or why it stays as it is. */
export type GateReply = { page: Document } | { notice: GateNotice };

/** The notice of a locked page, which its island was given. */
function noticeIn(page: Document): GateNotice | null {
  const props = islandPropsIn(page, 'gate') ?? islandPropsIn(page, 'deck-gate');
  return (props?.notice as GateNotice | null | undefined) ?? null;
}

/** Sends a form to a page behind a gate, as a browser without script does. */
export async function askGate(action: string, fields: Record<string, string>): Promise<GateReply> {
  try {
    const page = await fetchPage(action, { method: 'POST', body: new URLSearchParams(fields) });
    const notice = noticeIn(page);
    return notice ? { notice } : { page };
  } catch {
    return { notice: { kind: 'unreachable' } };
  }
}
