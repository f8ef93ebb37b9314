import type { ShownSection } from '~/content/published/shown-section.server';

export interface SectionDraftResult {
  draft: ShownSection;
}

export function typedOrSaved<Saved extends ShownSection | null>(
  result: object | undefined,
  key: string,
  saved: Saved,
): ShownSection | Saved {
  if (!result || !('draft' in result)) return saved;
  const { draft } = result as SectionDraftResult;
  return draft.key === key ? draft : saved;
}
