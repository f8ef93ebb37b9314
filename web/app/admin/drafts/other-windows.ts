import type { QueryClient } from '@tanstack/react-query';
import { forEachKind } from 'contract/ordered-kinds';
import { type Change, invalidate } from '~/admin/data/invalidation';
import type { DraftKey, DraftStore } from './draft-store';

const CHANGES: Readonly<Partial<Record<DraftKey['kind'], Change>>> = {
  section: 'section',
  project: 'project',
  ...forEachKind((kind) => kind),
  redirect: 'redirect',
  'product-text': 'product-text',
  'page-text': 'page-text',
  appearance: 'appearance',
  'home-page': 'home-page',
  company: 'company',
  'service-status': 'service-status',
  notifications: 'notifications',
  media: 'picture',
};

/** Refetches an entry saved by another window: the shared draft is gone, so this one would show the old text. */
export function watchOtherWindows(drafts: DraftStore, client: QueryClient): () => void {
  return drafts.watch(window, (kind) => {
    const change = CHANGES[kind];
    if (change) void invalidate(client, change);
  });
}
