import { islandPropsIn } from '~/islands/island-props';
import { fetchPage } from '~/islands/page-parts';
import type { GateNotice } from './gate-notice';

export type GateReply = { page: Document } | { notice: GateNotice };

function noticeIn(page: Document): GateNotice | null {
  const props = islandPropsIn(page, 'gate') ?? islandPropsIn(page, 'deck-gate');
  return (props?.notice as GateNotice | null | undefined) ?? null;
}

export async function askGate(action: string, fields: Record<string, string>): Promise<GateReply> {
  try {
    const page = await fetchPage(action, { method: 'POST', body: new URLSearchParams(fields) });
    const notice = noticeIn(page);
    return notice ? { notice } : { page };
  } catch {
    return { notice: { kind: 'unreachable' } };
  }
}
