import type { Language } from 'contract/languages';
import type { PostSummary } from '~/content/published/posts.server';

export interface CountedTag {
  tag: string;
  count: number;
}

/** Counts the posts of each tag, sorted as the language sorts. The spelling of the newest post counts. */
export function tagIndex(posts: readonly Pick<PostSummary, 'tags'>[], language: Language): CountedTag[] {
  const counted = new Map<string, CountedTag>();
  for (const tag of posts.flatMap(({ tags }) => tags)) {
    const key = tag.toLowerCase();
    const known = counted.get(key);
    counted.set(key, { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
  }
  return [...counted.values()].sort((a, b) =>
    a.tag.localeCompare(b.tag, language, { numeric: true, sensitivity: 'base' }),
  );
}
