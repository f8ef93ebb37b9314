import type { QueryClient } from '@tanstack/react-query';
import { type Change, invalidate } from '~/admin/data/invalidation';
import type { DraftKey, DraftStore } from './draft-store';

/** What a save of each kind of draft has changed. */
const CHANGES: Readonly<Partial<Record<DraftKey['kind'], Change>>> = {
  section: 'section',
  project: 'project',
  'product-text': 'product-text',
  appearance: 'appearance',
  media: 'picture',
};

/**
 * Windows of one browser share their drafts: when another one saves, the draft disappears here too, so what it was
 * based on is fetched again. Otherwise this window would show the text from before.
 */
export function watchOtherWindows(drafts: DraftStore, client: QueryClient): () => void {
  return drafts.watch(window, (kind) => {
    const change = CHANGES[kind];
    if (change) void invalidate(client, change);
  });
}
