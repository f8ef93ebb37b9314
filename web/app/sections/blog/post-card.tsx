import { cx } from '~/styled-system/css';
import { Link } from '~/ui/link';
import * as styles from './blog.css';
import { categoryAccent } from './category';
import type { ListedPost } from './listed-posts';
import { PostBadges } from './post-badges';
import { PostCover } from './post-cover';
import { PostFacts } from './post-facts';
import { PostTags } from './post-tags';

interface PostCardProps {
  post: ListedPost;
  currentTag: string | null;
  look?: keyof typeof styles.cards;
}

/** A post in a list: the title is its link, whose area is the whole card but for the tags. */
export function PostCard({ post, currentTag, look = 'plain' }: PostCardProps) {
  const { slug, lang, title, excerpt, category, tags } = post;
  return (
    <article className={cx(styles.cards[look], categoryAccent(category))} data-post={slug}>
      <PostCover slug={slug} className={styles.cardCover} />
      <div className={styles.cardBody}>
        <PostBadges {...post} />
        <h3 className={styles.cardTitle} lang={lang}>
          <Link to={`/blog/${slug}`} className={styles.cardLink}>
            {title}
          </Link>
        </h3>
        {excerpt && (
          <p className={styles.excerpt} lang={lang}>
            {excerpt}
          </p>
        )}
        <PostFacts {...post} />
        <PostTags tags={tags} current={currentTag} />
      </div>
    </article>
  );
}
