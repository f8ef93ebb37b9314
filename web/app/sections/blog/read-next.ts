import { isSameTag } from 'contract/post-fields';
import type { PostSummary } from '~/content/published/posts.server';
import { partsOf } from './series';

const SHOWN = 3;

const sharedTags = (one: PostSummary, other: PostSummary): number =>
  one.tags.filter((tag) => other.tags.some((theirs) => isSameTag(tag, theirs))).length;

/**
 * Returns what to read after a post: the posts that share most tags with it, then those of its category, then others;
 * among equals the newest. Leaves out the parts of its series, which the page names already.
 * @param posts newest first
 */
export function postsToReadNext(posts: readonly PostSummary[], post: PostSummary): PostSummary[] {
  const named = new Set([post.id, ...partsOf(posts, post).map(({ id }) => id)]);
  const isOfCategory = ({ category }: PostSummary) => Number(category !== null && category === post.category);
  return posts
    .filter(({ id }) => !named.has(id))
    .map((other) => ({ other, shared: sharedTags(post, other) }))
    .sort(
      (a, b) => b.shared - a.shared || (a.shared === 0 ? isOfCategory(b.other) - isOfCategory(a.other) : 0),
    )
    .slice(0, SHOWN)
    .map(({ other }) => other);
}
