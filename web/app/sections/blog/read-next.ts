import { isSameTag } from 'contract/post-fields';
import type { PostSummary } from '~/content/published/posts.server';
import { partsOf } from './series';

const SHOWN = 3;

const sharedTags = (one: PostSummary, other: PostSummary): number =>
  one.tags.filter((tag) => other.tags.some((theirs) => isSameTag(tag, theirs))).length;

/** Ranks by shared tags, then category, then age; leaves out the post's series. @param posts newest first */
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
