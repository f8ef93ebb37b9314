import { cx } from '~/styled-system/css';
import { coveringLink, linkCard } from '~/ui/cards.css';
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
}

/** A post in a list: the title is its link, whose area is the whole card but for the tags. */
export function PostCard({ post, currentTag }: PostCardProps) {
  const { slug, lang, title, excerpt, cover, category, tags } = post;
  return (
    <article className={cx(linkCard, categoryAccent(category))} data-post={slug}>
      <PostCover slug={slug} cover={cover} shape="card" className={styles.cardCover} />
      <div className={styles.cardBody}>
        <PostBadges {...post} />
        <h3 className={styles.cardTitle} lang={lang}>
          <Link to={`/blog/${slug}`} className={cx(styles.cardLink, coveringLink)}>
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
