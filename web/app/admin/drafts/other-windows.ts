import type { QueryClient } from '@tanstack/react-query';
import type { DraftPlace, DraftStore } from './draft-store';

const LISTS: Readonly<Partial<Record<DraftPlace['kind'], string>>> = {
  section: 'sections',
  project: 'projects',
  'product-text': 'product-text',
  appearance: 'appearance',
  media: 'media',
};

/**
 * Windows of one browser share their drafts: where another one saves, the draft goes here too, and what it stood on is
 * asked for again, or this window would show the text from before.
 */
export function watchOtherWindows(drafts: DraftStore, client: QueryClient): () => void {
  return drafts.watch(window, (kind) => {
    const list = LISTS[kind];
    if (list) void client.invalidateQueries({ queryKey: [list], refetchType: 'all' });
  });
}
