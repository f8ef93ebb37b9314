import { cx } from '~/styled-system/css';
import { coveringLink } from '~/ui/cards.css';
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
  look: keyof typeof styles.looks;
}

export function PostCard({ post, currentTag, look }: PostCardProps) {
  const { slug, lang, title, excerpt, category, tags } = post;
  const { article, cover: coverLook, body, title: titleLook } = styles.looks[look];
  return (
    <article className={cx(article, categoryAccent(category))} data-post={slug}>
      <PostCover post={post} shape={look} className={coverLook} />
      <div className={body}>
        <PostBadges {...post} />
        <h3 className={titleLook} lang={lang}>
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
