import type { Language } from 'contract/languages';
import type { PostSummary } from '~/content/published/posts.server';

export interface CountedTag {
  tag: string;
  count: number;
  newest: Pick<PostSummary, 'title' | 'lang'>;
}

type TaggedPost = Pick<PostSummary, 'tags' | 'title' | 'lang'>;

/**
 * Counts the posts of each tag, sorted as the language sorts. The spelling of the newest post counts.
 * @param posts newest first
 */
export function tagIndex(posts: readonly TaggedPost[], language: Language): CountedTag[] {
  const counted = new Map<string, CountedTag>();
  for (const { tags, title, lang } of posts) {
    for (const tag of tags) {
      const key = tag.toLowerCase();
      const known = counted.get(key) ?? { tag, count: 0, newest: { title, lang } };
      counted.set(key, { ...known, count: known.count + 1 });
    }
  }
  return [...counted.values()].sort((a, b) =>
    a.tag.localeCompare(b.tag, language, { numeric: true, sensitivity: 'base' }),
  );
}
