import type { ShownSection } from '~/content/published/shown-section';

/** Answers a draft: a section as it is being typed, which stands in the place of the saved one. */
export interface SectionDraftResult {
  draft: ShownSection;
}

/** Picks the section as it is being typed where the action of the page has answered one of this key. */
export function typedOrSaved<Saved extends ShownSection | null>(
  result: object | undefined,
  key: string,
  saved: Saved,
): ShownSection | Saved {
  if (!result || !('draft' in result)) return saved;
  const { draft } = result as SectionDraftResult;
  return draft.key === key ? draft : saved;
}
